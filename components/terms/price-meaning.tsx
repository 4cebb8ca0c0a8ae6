import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';
import { sitePage, trailOf } from '@/lib/site-pages/site-pages';
import { asSentence, capitalize } from '@/lib/text/sentence';

const { deposit, cancellation, season } = terms;
const [toBook, cancel, dearNights] = [deposit, cancellation, season].map(({ short }) =>
  asSentence(capitalize(short)),
);

/** What holds for every trip stands once, on these pages. Their names are those in the menus. */
const links = [routes.prices, routes.seasons, routes.before, routes.compare].map((href) => ({
  href,
  label: trailOf(sitePage(href)).at(-1)?.name,
}));

/** What paying, cancelling and the dear nights mean for a package, and the ways to what holds for all. */
export function PriceMeaning({ on }: { on: 'page' | 'dialog' }) {
  const Heading = on === 'page' ? 'h2' : 'h4';
  return (
    <div className={on === 'page' ? 'gap-x-16 lg:grid lg:grid-cols-text-panel' : undefined}>
      <Heading
        id={on === 'page' ? 'price' : undefined}
        className={on === 'page' ? 'text-3xl lg:col-span-2' : 'text-xl'}
      >
        {labels.priceMeaning}
      </Heading>
      <p className="mt-3">{`${toBook} ${cancel} ${dearNights}`}</p>
      <ul
        className={`mt-4 grid content-start border-t border-line text-base sm:grid-cols-2 ${on === 'page' ? 'gap-x-16 lg:gap-x-8' : 'gap-x-8'}`}
      >
        {links.map(({ href, label }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="block py-2.5 font-semibold text-lagoon">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
