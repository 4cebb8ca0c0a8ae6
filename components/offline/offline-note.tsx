import { Island } from '@/components/islands/island';
import { labels } from '@/lib/content/query/all-content';

/**
 * A note above a page that comes from the cache (offline-note.island.ts). It uses the space that each page leaves for
 * the header.
 */
export function OfflineNote() {
  const { cachedOn, again } = labels.offline;
  return (
    <Island name="offline-note" when="immediately" role="status">
      <p hidden className="relative z-10 -mb-header bg-sand pt-header text-center text-sm text-ink">
        <span className="block px-5 py-2">
          <span>{cachedOn}</span> <time />.{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the address of the page, with its query */}
          <a href="" className="underline underline-offset-4">
            {again}
          </a>
        </span>
      </p>
    </Island>
  );
}
