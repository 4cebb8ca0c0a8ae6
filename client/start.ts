import { startIslands } from '@/components/islands/start-islands';
import { registerWorker } from '@/components/offline/register-worker';
import { storeDayFromUrl } from '@/components/storage/day-store';
import { stubBlockedLocalStorage } from '@/components/storage/storage';
import { islands } from './islands';

// The script of every page. Without it, pages can be read, and their links work, so it is loaded after the first paint
// (scripts/build/rewrite-pages.ts).
stubBlockedLocalStorage();
storeDayFromUrl();
startIslands(islands);
// Tests wait for this.
document.documentElement.dataset.ready = '';

// In `npm run dev`, reload the page when a file changes (scripts/build/dev.ts).
if (process.env.NODE_ENV === 'development') {
  const changes = new EventSource(`/changes?since=${performance.timeOrigin}`);
  changes.onmessage = () => location.reload();
} else registerWorker();
