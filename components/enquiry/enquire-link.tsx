import { type ButtonLook, buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { labels } from '@/lib/content/query/site';
import { enquireRoute } from '@/lib/routes';
import type { EnquirySubject } from './ask-links';

type Props = { about: EnquirySubject; look?: ButtonLook; className?: string };

/** Links to the contact page in a new tab and names the item. The current page stays open. */
export function EnquireLink({ about, look, className = '' }: Props) {
  return (
    <ExternalLink
      href={enquireRoute(about.name, about.route)}
      newTabNote={`${about.name} ${labels.opensNewTab}`}
      className={`${buttonStyle(look)} px-4 whitespace-nowrap ${className}`}
    >
      {labels.enquireNow}
    </ExternalLink>
  );
}
