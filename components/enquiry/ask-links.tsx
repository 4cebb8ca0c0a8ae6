import { ChatLink } from '@/components/contact/chat-link';
import { textLink } from '@/components/ui/text-link';
import { company, labels } from '@/lib/content/query/site';
import { telHref } from '@/lib/enquiry/links';
import type { NamedRoute } from '@/lib/routes';

type Props = {
  about: NamedRoute;
  /** Whether smaller screens have the call in the bar alone. */
  callInBar?: boolean;
};

/** The quick ways to ask about an item: a chat that names it, and a call. */
export function AskLinks({ about, callInBar = false }: Props) {
  const [phone] = company.phones;
  return (
    <p className="text-quiet">
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
