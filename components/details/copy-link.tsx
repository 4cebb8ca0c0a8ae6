type Props = {
  words: { copyLink: string; linkCopied: string; linkRefused: string };
  /** What is copied; by default the address of the page. */
  address?: string;
  className: string;
};

/** Copies an address: components/enhancements/copy-links.ts does it. */
export function CopyLink({ words, address = '', className }: Props) {
  return (
    <>
      <button
        type="button"
        data-copy={address}
        data-copied={words.linkCopied}
        data-refused={words.linkRefused}
        className={`scripted ${className}`}
      >
        {words.copyLink}
      </button>
      <span role="status" className="text-quiet" />
    </>
  );
}
