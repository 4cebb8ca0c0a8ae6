import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { labels } from '@/lib/content/site';
import { routes } from '@/lib/routes';

/** Leads to the contact page in a new tab: what one was reading stays open. */
export function EnquireLink({ about }: { about: string }) {
  return (
    <ExternalLink
      href={routes.contact}
      newTabNote={`${about} ${labels.opensNewTab}`}
      className={`${buttonStyle()} flex-1 px-4 whitespace-nowrap md:ml-auto md:flex-none`}
    >
      {labels.enquireNow}
    </ExternalLink>
  );
}
