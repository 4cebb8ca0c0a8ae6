import { CopyLink } from '@/components/share/copy-link';
import { ExternalLink } from '@/components/ui/external-link';
import { rowLink } from '@/components/ui/text-link';
import { mailHref, shareByChatHref } from '@/lib/contact-links';
import { company, labels } from '@/lib/content/query/site';
import type { PageLink } from '@/lib/routes';

type Props = {
  about: PageLink;
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
          <ExternalLink
            href={shareByChatHref(shared)}
            newTabNote={labels.opensNewTab}
            className={rowLink}
          >
            {labels.shareByChat}
          </ExternalLink>
        </>
      )}
      <a
        data-part="mail-link"
        href={mailHref('', { subject: about.name, body: shared })}
        className={rowLink}
      >
        {labels.shareByMail}
      </a>
      <CopyLink words={labels} className={rowLink} />
    </p>
  );
}
