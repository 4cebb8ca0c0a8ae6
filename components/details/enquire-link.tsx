import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { labels } from '@/lib/content/site';
import { enquireRoute } from '@/lib/routes';
import type { About } from './ask-links';

/** Links to the contact page in a new tab and names the item. The current page stays open. */
export function EnquireLink({ about, className = '' }: { about: About; className?: string }) {
  return (
    <ExternalLink
      href={enquireRoute(about.name, about.route)}
      newTabNote={`${about.name} ${labels.opensNewTab}`}
      className={`${buttonStyle()} px-4 whitespace-nowrap ${className}`}
    >
      {labels.enquireNow}
    </ExternalLink>
  );
}
