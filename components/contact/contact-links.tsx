import type { ComponentProps } from 'react';
import { islandAttributes } from '@/components/islands/island';
import { type ButtonVariant, buttonStyle } from '@/components/ui/button-style';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { enquiryRoute, type NamedItem } from '@/lib/contact/enquiry-route';
import { chatHref, telHref } from '@/lib/contact/hrefs';
import { company, labels } from '@/lib/content/query/all-content';
import { forms } from '@/lib/content/query/forms';
import { interpolate } from '@/lib/text/interpolate';
import type { ChatLinkProps } from './chat-link.island';

const [phone] = company.phones;

type ChatProps = Omit<ComponentProps<typeof NewTabLink>, 'href' | 'newTabNote'> & {
  /** The item that the message is about. If omitted, the message is only a greeting. */
  item?: NamedItem;
};

/** Opens a chat with the company, with a prepared message. A script adds the chosen trip and the page's address (chat-link.island.ts). */
export function ChatLink({ item, ...rest }: ChatProps) {
  const { chatAbout, chatGreeting } = labels.contact;
  const text = item ? interpolate(chatAbout, { item: item.name }) : chatGreeting;
  const url = item && company.site + item.route;
  const { arrival } = forms.messages;
  return (
    <NewTabLink
      {...rest}
      href={chatHref(text, { phone, url })}
      newTabNote={labels.general.opensNewTab}
      {...islandAttributes<ChatLinkProps>({
        name: 'chat-link',
        when: 'immediately',
        props: { phone, text, arrival },
      })}
    />
  );
}

type EnquiryLinkProps = { item: NamedItem; variant?: ButtonVariant; className?: string };

/** A link to the contact page about an item. */
export function EnquiryLink({ item, variant, className = '' }: EnquiryLinkProps) {
  return (
    <NewTabLink
      href={enquiryRoute(item)}
      newTabNote={labels.general.opensNewTab}
      className={`${buttonStyle(variant)} px-4 whitespace-nowrap ${className}`}
    >
      {labels.contact.enquireNow}
    </NewTabLink>
  );
}

type AskProps = {
  item: NamedItem;
  /** Hides the call on small screens, where the contact bar has one. */
  hideCallOnPhones?: boolean;
};

export function ChatAndCallLinks({ item, hideCallOnPhones = false }: AskProps) {
  return (
    <p className="text-quiet print:hidden">
      <ChatLink item={item} className={textLinkStyle}>
        {labels.contact.chatWithUs}
      </ChatLink>
      <span className={hideCallOnPhones ? 'max-wide:hidden' : undefined}>
        {` ${labels.contact.orCall} `}
        <a href={telHref(phone)} className={`${textLinkStyle} tabular`}>
          {phone}
        </a>
      </span>
    </p>
  );
}
