import type { ReactNode } from 'react';
import { readDay } from '@/components/dates/day-store';
import { CopyLink } from '@/components/share/copy-link';
import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { rowLink } from '@/components/ui/text-link';
import { chatHref, mailHref, shareByChatHref } from '@/lib/contact-links';
import { arrivalParameter } from '@/lib/dates/arrival-day';
import type { PageLink } from '@/lib/routes';
import { savedListUrl } from '@/lib/saved/saved-list';
import { enquireListRoute, messageAbout } from '@/lib/saved/saved-message';
import { setParameter } from '@/lib/set-parameter';

/** The words of a group of links; {items} in its sentence becomes the names of the list. */
type Group = { label: string; heading: string; lead?: string | undefined; sentence: string };

export type LinkWords = {
  copyLink: string;
  linkCopied: string;
  linkRefused: string;
  ask: Group & { subject: string; mail: string };
  share: Group;
  enquireNow: string;
  chatWithUs: string;
  shareByChat: string;
  shareByMail: string;
  opensNewTab: string;
};

type Props = { items: readonly PageLink[]; phone: string; email: string; words: LinkWords };

/** The ways to ask the company about a list in one message, and to share its address. */
export function SavedLinks({ items, phone, email, words }: Props) {
  const { ask, share } = words;
  const here = { origin: location.origin, search: setParameter('', arrivalParameter, readDay()) };
  const question = messageAbout(ask.sentence, items, here);
  const invitation = messageAbout(share.sentence, items, here);
  const enquiry = enquireListRoute(items, here);
  const { subject } = ask;
  const newTab = { newTabNote: words.opensNewTab };
  const list = savedListUrl(
    items.map(({ route }) => route),
    here,
  );
  return (
    <div className="no-print grid gap-x-8 gap-y-10 border-t border-line pt-10 md:grid-cols-2">
      <LinkGroup {...ask}>
        <ExternalLink {...newTab} href={enquiry} className={buttonStyle()}>
          {words.enquireNow}
        </ExternalLink>
        <ExternalLink {...newTab} href={chatHref(phone, question)} className={rowLink}>
          {words.chatWithUs}
        </ExternalLink>
        <a href={mailHref(email, { subject, body: question })} className={rowLink}>
          {ask.mail}
        </a>
      </LinkGroup>
      <LinkGroup {...share}>
        <CopyLink key={list} text={list} words={words} className={buttonStyle('quiet')} />
        <ExternalLink {...newTab} href={shareByChatHref(invitation)} className={rowLink}>
          {words.shareByChat}
        </ExternalLink>
        <a href={mailHref('', { subject, body: invitation })} className={rowLink}>
          {words.shareByMail}
        </a>
      </LinkGroup>
    </div>
  );
}

function LinkGroup({ label, heading, lead, children }: Group & { children: ReactNode }) {
  return (
    <div>
      <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
      <h2 className="mt-2 text-3xl">{heading}</h2>
      <p className="mt-3 text-quiet">{lead}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>
    </div>
  );
}
