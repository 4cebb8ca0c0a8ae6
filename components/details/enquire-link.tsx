import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { labels } from '@/lib/content/site';
import { enquireRoute } from '@/lib/routes';

/** Leads to the contact page in a new tab, with the item named: what one was reading stays open. */
export function EnquireLink({ about, className = '' }: { about: string; className?: string }) {
  return (
    <ExternalLink
      href={enquireRoute(about)}
      newTabNote={`${about} ${labels.opensNewTab}`}
      className={`${buttonStyle()} px-4 whitespace-nowrap ${className}`}
    >
      {labels.enquireNow}
    </ExternalLink>
  );
}
