type Props = {
  words: { copyLink: string; linkCopied: string; linkRefused: string };
  className: string;
};

/** Copies the address of the page, or the one in `data-copy`: copy-link.client.ts does it. */
export function CopyLink({ words, className }: Props) {
  return (
    <>
      <button
        type="button"
        data-copy=""
        data-copied={words.linkCopied}
        data-refused={words.linkRefused}
        className={`scripted ${className}`}
      >
        {words.copyLink}
      </button>
      <span role="status" data-copy-said className="text-quiet" />
    </>
  );
}
