import { Island } from '@/components/islands/island';
import type { CopyLinkProps, ShareMessages } from './copy-link.island';

type Props = {
  messages: ShareMessages;
  className: string;
  /** The text to copy instead of the address of the page. */
  text?: string | undefined;
};

/** A button that copies the address of the page or another text (copy-link.island.ts). */
export function CopyLink({ messages, className, text = '' }: Props) {
  const { copied, refused } = messages;
  const props: CopyLinkProps = { copied, refused };
  return (
    // A new text has not been copied yet, so the island starts afresh.
    <Island
      key={text}
      as="span"
      name="copy-link"
      when="start"
      className="noscript:hidden"
      props={props}
    >
      <button type="button" data-copy={text} className={className}>
        {messages.copyLink}
      </button>
      <span role="status" className="text-quiet not-empty:ms-3" />
      <textarea
        hidden
        readOnly
        aria-label={messages.copyLink}
        className="mt-1 block w-full border border-line bg-white px-3 py-2 text-ink"
      />
    </Island>
  );
}
