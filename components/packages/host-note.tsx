import { textLinkStyle } from '@/components/ui/text-link';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

/** A sentence of the person who plans a trip, with their name. */
export function HostNote({ host: { name, says } }: Pick<Package, 'host'>) {
  return (
    <figure className="mb-12 max-w-text border-l-4 border-lagoon pl-4 print:hidden">
      <blockquote className="font-serif text-xl leading-snug">“{says}”</blockquote>
      <figcaption className="mt-2 text-base text-quiet">
        <a href={`${routes.about}#people`} className={textLinkStyle}>
          {name}
        </a>
        {` ${labels.packages.plansThis}`}
      </figcaption>
    </figure>
  );
}
