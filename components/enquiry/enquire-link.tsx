import { Island } from '@/components/islands/island';
import { type ButtonVariant, buttonStyle } from '@/components/ui/button-style';
import { labels } from '@/lib/content/query/site';
import { enquireRoute, type PageLink } from '@/lib/routes';

type Props = { about: PageLink; variant?: ButtonVariant; className?: string };

/** Leads to the contact page and names the item: in a new tab, on phones in the same (enquire-link.island.ts). */
export function EnquireLink({ about, variant, className = '' }: Props) {
  return (
    <Island
      as="a"
      name="enquire-link"
      when="touched"
      href={enquireRoute(about.name, about.route)}
      target="_blank"
      rel="noopener"
      className={`${buttonStyle(variant)} px-4 whitespace-nowrap ${className}`}
    >
      {labels.enquireNow}
      <span className="sr-only"> {about.name}</span>
      <span className="sr-only max-md:hidden"> {labels.opensNewTab}</span>
    </Island>
  );
}
