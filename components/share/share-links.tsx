import { ExternalLink } from '@/components/ui/external-link';
import { rowLink } from '@/components/ui/text-link';
import { chatHref, mailHref } from '@/lib/contact-links';
import { CopyLink, type ShareMessages } from './copy-link';

type Props = {
  /** The subject of an e-mail. */
  subject: string;
  /** What is sent, with its address. */
  text: string;
  /** What is copied; by default the address of the page. */
  url?: string;
  messages: ShareMessages;
  newTabNote: string;
};

/** Ways to send a page to somebody else. */
export function ShareLinks({ subject, text, url, messages, newTabNote }: Props) {
  return (
    <p className="print:hidden flex flex-wrap items-center gap-x-4">
      <span className="text-quiet">{messages.label}</span>
      <ExternalLink href={chatHref(text)} newTabNote={newTabNote} className={rowLink}>
        {messages.byChat}
      </ExternalLink>
      <a href={mailHref('', { subject, body: text })} className={rowLink}>
        {messages.byMail}
      </a>
      <CopyLink messages={messages} text={url} className={rowLink} />
    </p>
  );
}
