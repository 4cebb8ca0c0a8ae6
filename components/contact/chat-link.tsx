import type { ComponentProps } from 'react';
import { islandAttributes } from '@/components/islands/island';
import { ExternalLink } from '@/components/ui/external-link';
import { chatHref } from '@/lib/contact-links';
import { forms } from '@/lib/content/query/forms';
import { company, labels } from '@/lib/content/query/site';
import type { PageLink } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import type { ChatLinkProps } from './chat-link.island';

type Props = Omit<ComponentProps<typeof ExternalLink>, 'about' | 'href' | 'newTabNote'> & {
  /** The subject of the message; without it, only the greeting. */
  about?: PageLink;
  /** The message, where it is not about an item. */
  text?: string;
};

/** Opens a chat with the company and a prepared message. A script adds the page to it (chat-link.island.ts). */
export function ChatLink({ about, text: given = labels.chatGreeting, ...rest }: Props) {
  const text = about ? fillIn(labels.chatAbout, { item: about.name }) : given;
  const page = about ? `\n${company.site}${about.route}` : '';
  const [phone] = company.phones;
  const props: ChatLinkProps = { phone, text, arrival: forms.words.arrival };
  return (
    <ExternalLink
      {...rest}
      href={chatHref(text + page, phone)}
      newTabNote={labels.opensNewTab}
      {...islandAttributes('chat-link', 'touched', props)}
    />
  );
}
