import { labels } from '@/lib/content/query/site';

/** Says that the page can be read without a network, once that is so (offline.client.ts). */
export function OnThisPhone() {
  return (
    <p hidden data-part="here" className="text-base text-quiet">
      {labels.copies.here}
    </p>
  );
}
