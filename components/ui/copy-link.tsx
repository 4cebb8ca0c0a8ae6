import type { CopyWords } from '@/components/ui/copy-link.client';

type Props = {
  words: CopyWords & { copyLink: string };
  className: string;
};

/** Copies the address of the page, or the one in `data-copy`: copy-link.client.ts does it. */
export function CopyLink({ words, className }: Props) {
  const { copyLink, linkCopied, linkRefused } = words;
  return (
    <>
      <button
        type="button"
        data-copy=""
        data-words={JSON.stringify({ linkCopied, linkRefused } satisfies CopyWords)}
        className={`noscript:hidden ${className}`}
      >
        {copyLink}
      </button>
      <span role="status" className="text-quiet" />
    </>
  );
}
