'use client';

import type { ReactNode } from 'react';
import { CopyLink } from '@/components/details/copy-link';
import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import type { Labels, Pages } from '@/lib/content/site';
import { enquireListRoute, type KeptItem, messageAbout } from '@/lib/enquiry/kept';
import { chatHref, mailHref, shareByChatHref } from '@/lib/enquiry/links';
import { addressOfList } from '@/lib/kept-address';

export type WaysProps = {
  words: Pages['kept']['list'];
  ways: { phone: string; email: string } & Pick<
    Labels,
    | 'enquireNow'
    | 'chatWithUs'
    | 'opensNewTab'
    | 'shareByChat'
    | 'shareByMail'
    | 'copyLink'
    | 'linkCopied'
    | 'linkRefused'
  >;
  items: readonly KeptItem[];
  /** The query of the page's address. */
  search: string;
};

const linkStyle =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lagoon';

/** The ways to ask the company about a list in one message, and to share its address. */
export function KeptWays({ words: { ask, share }, ways, items, search }: WaysProps) {
  const here = { origin: location.origin, search };
  const message = messageAbout(ask, items, here);
  const question = messageAbout(share, items, here);
  const address = addressOfList(
    items.map(({ route }) => route),
    here,
  );
  const newTabNote = ways.opensNewTab;
  return (
    <div className="kept-ways no-print">
      <Group
        {...ask}
        act={
          <ExternalLink
            href={enquireListRoute(items, here)}
            newTabNote={newTabNote}
            className={buttonStyle()}
          >
            {ways.enquireNow}
          </ExternalLink>
        }
      >
        <ExternalLink
          href={chatHref(ways.phone, message)}
          newTabNote={newTabNote}
          className={linkStyle}
        >
          {ways.chatWithUs}
        </ExternalLink>
        <a
          href={mailHref(ways.email, { subject: ask.subject, body: message })}
          className={linkStyle}
        >
          {ask.mail}
        </a>
      </Group>
      <Group
        {...share}
        act={
          <CopyLink key={address} words={ways} address={address} className={buttonStyle('quiet')} />
        }
      >
        <ExternalLink
          href={shareByChatHref(question)}
          newTabNote={newTabNote}
          className={linkStyle}
        >
          {ways.shareByChat}
        </ExternalLink>
        <a href={mailHref('', { subject: ask.subject, body: question })} className={linkStyle}>
          {ways.shareByMail}
        </a>
        <button type="button" data-take="print" className={linkStyle}>
          {share.print}
        </button>
      </Group>
    </div>
  );
}

type GroupProps = {
  label: string;
  heading: string;
  lead?: string | undefined;
  /** What most people want; below wide screens it has a line of its own. */
  act: ReactNode;
  children: ReactNode;
};

function Group({ label, heading, lead, act, children }: GroupProps) {
  return (
    <div>
      <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
      <h2 className="mt-2 text-3xl">{heading}</h2>
      {lead && <p className="mt-3 text-quiet">{lead}</p>}
      <div>
        <div className="kept-act">{act}</div>
        {children}
      </div>
    </div>
  );
}
