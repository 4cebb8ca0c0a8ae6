import { labels } from '@/lib/content/query/site';

/** Says that the page can be read without a network, once that is so (offline.client.ts): its room waits for it. */
export function HasCopy() {
  return (
    <p data-part="page-has-copy" className="invisible text-base text-quiet">
      {labels.copies.hasCopy}
    </p>
  );
}
