import { takeOverSharedDay } from '@/components/dates/day-store';
import { startIslands } from '@/components/islands/start-islands';
import { islands } from './islands';

// The module of every page, the same for all. It has a low priority: all pages can be read and followed
// without it.
takeOverSharedDay();
startIslands(islands);
// Tests wait for this.
document.documentElement.dataset.ready = '';

// `npm run dev` tells of each change of a file (scripts/serve/dev.ts).
if (process.env.NODE_ENV === 'development') {
  const changes = new EventSource(`/changes?since=${performance.timeOrigin}`);
  changes.onmessage = () => location.reload();
}
