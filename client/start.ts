import { startIslands } from '@/components/islands/start-islands';
import { enhanceArrival } from '@/components/trip-dates/arrival-form.client';
import { enhanceCalendarButton } from '@/components/trip-dates/calendar-button.client';
import { islands } from './islands';

// The module of every page, the same for all. It has a low priority: all pages can be read and followed
// without it.
startIslands(islands);
enhanceArrival();
enhanceCalendarButton();
// Tests wait for this.
document.documentElement.dataset.ready = '';

// `npm run dev` tells of each change of a file (scripts/dev/).
if (process.env.NODE_ENV === 'development') {
  new EventSource('/changes').onmessage = () => location.reload();
}
