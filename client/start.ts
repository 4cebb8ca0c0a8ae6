import { startIslands } from '@/components/islands/start-islands';
import { registerWorker } from '@/components/offline/register-worker';
import { saveDayFromAddress } from '@/components/storage/day-store';
import { stubBlockedLocalStorage } from '@/components/storage/storage';
import { islands } from './islands';

// The script of every page. It is loaded after the first paint (scripts/build/rewrite-pages.ts), because all pages can
// be read and followed without it.
stubBlockedLocalStorage();
saveDayFromAddress();
startIslands(islands);
// Tests wait for this.
document.documentElement.dataset.ready = '';

// Reloads the page when a file changes in `npm run dev` (scripts/build/dev.ts).
if (process.env.NODE_ENV === 'development') {
  const changes = new EventSource(`/changes?since=${performance.timeOrigin}`);
  changes.onmessage = () => location.reload();
} else registerWorker();
