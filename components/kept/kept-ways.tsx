import type { ReactNode } from 'react';
import { CopyLink } from '@/components/details/copy-link';
import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { company, labels, pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';

const { ask, share } = pages.kept.list;
const newTab = { newTabNote: labels.opensNewTab };
const linkStyle =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lagoon';

/**
 * The ways to ask the company about a list in one message, and to share its address.
 * kept-ways.client.ts puts the list into the links: `data-way` says how, `data-to` to whom.
 */
export function KeptWays() {
  const enquire = (
    <ExternalLink {...newTab} href={routes.contact} data-way="enquire" className={buttonStyle()}>
      {labels.enquireNow}
    </ExternalLink>
  );
  return (
    <div data-part="ways" hidden className="kept-ways no-print">
      <Group words={ask} act={enquire}>
        <Chat to={company.phones[0]}>{labels.chatWithUs}</Chat>
        <Mail to={company.email}>{ask.mail}</Mail>
      </Group>
      <Group words={share} act={<CopyLink words={labels} className={buttonStyle('quiet')} />}>
        <Chat>{labels.shareByChat}</Chat>
        <Mail>{labels.shareByMail}</Mail>
        <button type="button" data-take="print" className={linkStyle}>
          {share.print}
        </button>
      </Group>
    </div>
  );
}

/** Without an address, the visitor chooses there to whom it goes. */
type Way = { to?: string; children: ReactNode };

const Chat = ({ to, children }: Way) => (
  <ExternalLink {...newTab} href="https://wa.me" data-way="chat" data-to={to} className={linkStyle}>
    {children}
  </ExternalLink>
);

const Mail = ({ to, children }: Way) => (
  <a href="mailto:" data-way="mail" data-to={to} className={linkStyle}>
    {children}
  </a>
);

type GroupProps = {
  words: typeof ask | typeof share;
  /** What most people want; below wide screens it has a line of its own. */
  act: ReactNode;
  children: ReactNode;
};

function Group({ words, act, children }: GroupProps) {
  return (
    <div data-sentence={words.sentence} data-arrival={words.arrival} data-subject={ask.subject}>
      <p className="text-label font-semibold text-lagoon uppercase">{words.label}</p>
      <h2 className="mt-2 text-3xl">{words.heading}</h2>
      {words.lead && <p className="mt-3 text-quiet">{words.lead}</p>}
      <div>
        <div className="kept-act">{act}</div>
        {children}
      </div>
    </div>
  );
}
