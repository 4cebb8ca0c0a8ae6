import { Island } from '@/components/islands/island';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { rowLinkStyle } from '@/components/ui/text-link';
import { chatHref, mailHref } from '@/lib/contact/hrefs';
import type { CopyLinkProps, ShareMessages } from './copy-link.island';

type ShareProps = {
  /** The subject of an e-mail. */
  subject: string;
  /** The message, without the address. */
  text: string;
  url: string;
  messages: ShareMessages;
  newTabNote: string;
};

export function ShareLinks({ subject, text, url, messages, newTabNote }: ShareProps) {
  return (
    <p className="print:hidden flex flex-wrap items-center gap-x-4">
      <span className="text-quiet">{messages.label}</span>
      <NewTabLink href={chatHref(text, { url })} newTabNote={newTabNote} className={rowLinkStyle}>
        {messages.byChat}
      </NewTabLink>
      <a href={mailHref('', { subject, text, url })} className={rowLinkStyle}>
        {messages.byMail}
      </a>
      <CopyLink messages={messages} url={url} />
    </p>
  );
}

/** A button that copies an address (copy-link.island.ts). */
function CopyLink({ messages, url }: Pick<ShareProps, 'messages' | 'url'>) {
  const { copied, refused } = messages;
  return (
    // A new address has not been copied yet, so the island starts afresh.
    <Island<CopyLinkProps>
      key={url}
      as="span"
      name="copy-link"
      when="immediately"
      className="noscript:hidden"
      props={{ copied, refused }}
    >
      <button type="button" data-copy={url} className={rowLinkStyle}>
        {messages.copyLink}
      </button>
      <span role="status" className="text-quiet not-empty:ms-3" />
      <textarea
        hidden
        readOnly
        aria-label={messages.copyLink}
        className="mt-1 block w-full border border-line bg-panel px-3 py-2 text-ink"
      />
    </Island>
  );
}
