import { Island } from '@/components/islands/island';
import { ExternalLink } from '@/components/ui/external-link';
import { rowLinkStyle } from '@/components/ui/text-link';
import { chatHref, mailHref } from '@/lib/contact/contact-links';
import type { CopyLinkProps, ShareMessages } from './copy-link.island';

type ShareProps = {
  /** The subject of an e-mail. */
  subject: string;
  /** The message, including the address. */
  text: string;
  /** The address to copy; by default the page's. */
  url?: string;
  messages: ShareMessages;
  newTabNote: string;
};

/** Links for sending a page to somebody else. */
export function ShareLinks({ subject, text, url, messages, newTabNote }: ShareProps) {
  return (
    <p className="print:hidden flex flex-wrap items-center gap-x-4">
      <span className="text-quiet">{messages.label}</span>
      <ExternalLink href={chatHref(text)} newTabNote={newTabNote} className={rowLinkStyle}>
        {messages.byChat}
      </ExternalLink>
      <a href={mailHref('', { subject, text })} className={rowLinkStyle}>
        {messages.byMail}
      </a>
      <CopyLink messages={messages} text={url} className={rowLinkStyle} />
    </p>
  );
}

type CopyProps = {
  messages: ShareMessages;
  className: string;
  /** The text to copy instead of the address of the page. */
  text?: string | undefined;
};

/** A button that copies the address of the page or another text (copy-link.island.ts). */
export function CopyLink({ messages, className, text = '' }: CopyProps) {
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
