import { ChatLink } from '@/components/layout/chat-link';
import { textLink } from '@/components/ui/text-link';
import { company, labels } from '@/lib/content/site';
import { telHref } from '@/lib/enquiry/links';

/** The item that an enquiry is about: its name there, and its page, which no other item has. */
export type About = { name: string; route: string };

/** The quick ways to ask about an item: a chat that names it, and a call. */
export function AskLinks({ about, className = '' }: { about: About; className?: string }) {
  const [phone] = company.phones;
  return (
    <p className={`text-quiet ${className}`}>
      {labels.askAtOnce}{' '}
      <ChatLink about={about} className={textLink}>
        {labels.chatWithUs}
      </ChatLink>
      {` ${labels.or} `}
      <a href={telHref(phone)} className={`${textLink} tabular`}>
        {labels.callUs}, {phone}
        <span className="sr-only">
          {' '}
          {labels.on} {about.name}
        </span>
      </a>
    </p>
  );
}
