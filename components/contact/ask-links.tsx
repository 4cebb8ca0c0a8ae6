import { textLink } from '@/components/ui/text-link';
import { telHref } from '@/lib/contact-links';
import { company, labels } from '@/lib/content/query/site';
import type { PageLink } from '@/lib/routes';
import { ChatLink } from './chat-link';

type Props = {
  about: PageLink;
  /** Whether smaller screens have the call in the bar alone. */
  callInBar?: boolean;
};

/** The quick ways to ask about an item: a chat that names it, and a call. */
export function AskLinks({ about, callInBar = false }: Props) {
  const [phone] = company.phones;
  return (
    <p className="text-quiet print:hidden">
      {`${labels.askAtOnce} `}
      <ChatLink about={about} className={textLink}>
        {labels.chatWithUs}
      </ChatLink>
      <span className={callInBar ? 'max-wide:hidden' : undefined}>
        {` ${labels.or} `}
        <a href={telHref(phone)} className={`${textLink} tabular`}>
          {`${labels.callUs}, ${phone}`}
          <span className="sr-only">{` ${labels.on} ${about.name}`}</span>
        </a>
      </span>
    </p>
  );
}
