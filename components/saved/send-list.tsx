import type { ReactNode } from 'react';
import type { ShareMessages } from '@/components/share/copy-link.island';
import { ShareLinks } from '@/components/share/share-links';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import { buttonStyle } from '@/components/ui/button-style';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { SectionHeading } from '@/components/ui/section';
import { rowLinkStyle } from '@/components/ui/text-link';
import { enquiryListRoute, type NamedItem } from '@/lib/contact/enquiry-route';
import { chatHref, mailHref } from '@/lib/contact/hrefs';
import type { labels, pages } from '@/lib/content-files';
import { savedListUrl } from '@/lib/saved/saved-routes';
import { interpolate } from '@/lib/text/interpolate';
import { joinNames } from '@/lib/text/join-words';

export type SendMessages = Pick<(typeof pages)['saved']['list'], 'ask' | 'share'> &
  Pick<(typeof labels)['contact'], 'enquireNow' | 'chatWithUs'> &
  Pick<(typeof labels)['general'], 'opensNewTab'> & { sharing: ShareMessages };

/** The texts of a group of links. In `sentence`, {items} stands for the names of the items. */
type Group = SendMessages['share'];

type Props = { items: readonly NamedItem[]; phone: string; email: string; messages: SendMessages };

/** Links for asking the company about the whole list, and for sharing it. */
export function SendList({ items, phone, email, messages }: Props) {
  const { ask, share, sharing } = messages;
  const day = useStored(dayStore);
  const listed = items.map(({ route }) => route);
  const url = savedListUrl(listed, location.origin, day);
  const sentenceOf = ({ sentence }: Group) => interpolate(sentence, { items: joinNames(items) });
  const { subject } = ask;
  return (
    <div className="print:hidden grid gap-x-8 gap-y-10 border-t border-line pt-10 md:grid-cols-2">
      <LinkGroup {...ask}>
        <NewTabLink
          href={enquiryListRoute(items, day)}
          newTabNote={messages.opensNewTab}
          className={buttonStyle()}
        >
          {messages.enquireNow}
        </NewTabLink>
        <NewTabLink
          href={chatHref(sentenceOf(ask), { phone, url })}
          newTabNote={messages.opensNewTab}
          className={rowLinkStyle}
        >
          {messages.chatWithUs}
        </NewTabLink>
        <a href={mailHref(email, { subject, text: sentenceOf(ask), url })} className={rowLinkStyle}>
          {ask.mail}
        </a>
      </LinkGroup>
      <LinkGroup {...share}>
        <ShareLinks
          subject={subject}
          text={sentenceOf(share)}
          url={url}
          messages={sharing}
          newTabNote={messages.opensNewTab}
        />
      </LinkGroup>
    </div>
  );
}

function LinkGroup({ label, heading, lead, children }: Group & { children: ReactNode }) {
  return (
    <div>
      <SectionHeading label={label} heading={heading} lead={lead} size="part" />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>
    </div>
  );
}
