import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { company, labels } from '@/lib/content/site';
import { chatHref } from '@/lib/enquiry/links';

type Props = Omit<ComponentProps<typeof ExternalLink>, 'href' | 'newTabNote'> & {
  /** What one asks about; without it, the greeting alone. */
  about?: string;
};

/** Opens a chat with the company, the first words ready. `ChatContext` adds the page to them. */
export function ChatLink({ about, ...rest }: Props) {
  const text = about ? labels.chatAbout.replace('{item}', () => about) : labels.chatGreeting;
  return (
    <ExternalLink
      {...rest}
      href={chatHref(company.phones[0], text)}
      newTabNote={labels.opensNewTab}
      data-chat={text}
    />
  );
}
