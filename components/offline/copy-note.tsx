import { company, labels } from '@/lib/content/query/site';

/**
 * What stands above a page that is read without a network. The service worker takes a copy of the page, and
 * shows the line with the time of that (offline-copies.ts). It lies over the room that the first part of
 * a page keeps free for the bar at the top.
 */
export function CopyNote() {
  if (company.worksOffline === false) return null;
  const { offline, slow, again } = labels.copies;
  return (
    <div role="status" className="copy-note">
      {Object.entries({ offline, slow }).map(([why, text]) => (
        <p
          key={why}
          data-stale={why as 'offline' | 'slow'}
          hidden
          className="relative z-10 -mb-header bg-sand pt-header text-center text-sm text-ink"
        >
          <span className="block px-5 py-2">
            {text}{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: the address of the page, with its query */}
            <a href="" className="underline underline-offset-4">
              {again}
            </a>
          </span>
        </p>
      ))}
    </div>
  );
}
