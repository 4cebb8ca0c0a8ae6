import { company, labels } from '@/lib/content/query/site';
import { mailHref, shareByChatHref } from '@/lib/enquiry/links';
import type { NamedRoute } from '@/lib/routes';
import { CopyLink } from './copy-link';

const linkStyle =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lagoon';

type Props = {
  about: NamedRoute;
  /** Whether something else sends it to a chat. */
  withoutChat?: boolean;
};

/** Ways to send an item's page to somebody else. */
export function ShareLinks({ about, withoutChat = false }: Props) {
  const shared = `${about.name}\n${company.site}${about.route}`;
  return (
    <p className="no-print flex flex-wrap items-center gap-x-4">
      {!withoutChat && (
        <>
          <span className="text-quiet">{labels.share}</span>
          <a href={shareByChatHref(shared)} target="_blank" rel="noopener" className={linkStyle}>
            {labels.shareByChat}
            <span className="sr-only"> {labels.opensNewTab}</span>
          </a>
        </>
      )}
      <a href={mailHref('', { subject: about.name, body: shared })} className={linkStyle}>
        {labels.shareByMail}
      </a>
      <CopyLink words={labels} className={linkStyle} />
    </p>
  );
}
