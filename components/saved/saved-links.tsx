import type { ReactNode } from 'react';
import { CopyLink } from '@/components/share/copy-link';
import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { rowLink } from '@/components/ui/text-link';
import { chatHref, mailHref, shareByChatHref } from '@/lib/contact-links';
import { company, labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

const { ask, share } = pages.saved.list;
const newTab = { newTabNote: labels.opensNewTab };

const layout = 'mt-14 grid gap-x-8 gap-y-10 border-t border-line pt-10 md:grid-cols-2';
const row = 'mt-5 flex flex-wrap items-center gap-x-5 gap-y-2';

/** What most people want; below wide screens it has a line of its own, with what it says when pressed. */
const firstAction = 'max-lg:w-full [&_[role=status]:not(:empty)]:ml-4';

/**
 * The ways to ask the company about a list in one message, and to share its address. saved-links.client.ts
 * puts the list into the links.
 */
export function SavedLinks() {
  return (
    <div data-part="list-links" hidden className={`no-print ${layout}`}>
      <div data-part="ask-links">
        <Words {...ask} />
        <div className={row}>
          <div className={firstAction}>
            <ExternalLink
              {...newTab}
              data-part="enquiry-link"
              href={routes.contact}
              className={buttonStyle()}
            >
              {labels.enquireNow}
            </ExternalLink>
          </div>
          <Chat href={chatHref(company.phones[0], '')}>{labels.chatWithUs}</Chat>
          <Mail to={company.email}>{ask.mail}</Mail>
        </div>
      </div>
      <div data-part="share-links">
        <Words {...share} />
        <div className={row}>
          <div className={firstAction}>
            <CopyLink words={labels} className={buttonStyle('quiet')} />
          </div>
          <Chat href={shareByChatHref('')}>{labels.shareByChat}</Chat>
          <Mail>{labels.shareByMail}</Mail>
          <button type="button" data-part="print" className={rowLink}>
            {share.print}
          </button>
        </div>
      </div>
    </div>
  );
}

function Words({ label, heading, lead }: Pick<typeof ask, 'label' | 'heading' | 'lead'>) {
  return (
    <>
      <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
      <h2 className="mt-2 text-3xl">{heading}</h2>
      {lead && <p className="mt-3 text-quiet">{lead}</p>}
    </>
  );
}

const Chat = ({ href, children }: { href: string; children: ReactNode }) => (
  <ExternalLink {...newTab} data-part="chat-link" href={href} className={rowLink}>
    {children}
  </ExternalLink>
);

/** Without an address, the visitor chooses there to whom it goes. */
const Mail = ({ to = '', children }: { to?: string; children: ReactNode }) => (
  <a data-part="mail-link" href={mailHref(to)} className={rowLink}>
    {children}
  </a>
);
