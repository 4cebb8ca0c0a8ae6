import { LinkList } from '@/components/ui/link-list';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';
import { breadcrumbsOf, sitePage } from '@/lib/site-pages/site-pages';
import { asSentence, capitalize } from '@/lib/text/sentence';

const { deposit, cancellation } = terms;
const [toBook, cancel] = [deposit, cancellation].map(({ short }) => asSentence(capitalize(short)));

/** Pages about all trips, under the names that the menus use. */
const links = [routes.prices, routes.compare].map((route) => ({
  href: route,
  label: breadcrumbsOf(sitePage(route)).at(-1)?.label ?? '',
}));

/** What the price of a package means for paying and cancelling, with links to the terms. */
export function PriceMeaning() {
  return (
    <div>
      <p>{`${toBook} ${cancel}`}</p>
      <LinkList links={links} className="mt-4" />
    </div>
  );
}

/** A short explanation of the prices, below the cards. */
export function PriceNote() {
  return (
    <p className="max-w-text text-base text-quiet">
      {pages.packages.priceNote}
      <span className="mt-2 flex flex-wrap gap-x-6">
        <TextLink href={routes.prices}>{labels.price.allTerms}</TextLink>
        <TextLink href={routes.compare}>{labels.packages.compare}</TextLink>
      </span>
    </p>
  );
}
