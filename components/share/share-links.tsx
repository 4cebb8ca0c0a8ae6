import { ExternalLink } from '@/components/ui/external-link';
import { rowLinkStyle } from '@/components/ui/text-link';
import { chatHref, mailHref } from '@/lib/contact/contact-links';
import { CopyLink } from './copy-link';
import type { ShareMessages } from './copy-link.island';

type Props = {
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
export function ShareLinks({ subject, text, url, messages, newTabNote }: Props) {
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
