import { buttonStyle } from '@/components/ui/button-style';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading, type Surface } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import type { Item } from '@/lib/content/query/items';
import type { RelatedItems } from '@/lib/item-types/item-view';
import { viewOf } from '@/lib/item-types/views';
import { formatRupees } from '@/lib/money/money';
import { routes } from '@/lib/routes/routes';
import { Scroller } from './scroller';

/**
 * Class names for one to three items, which share a row on tablets and wider screens. One item, and on wide screens
 * each of two, has its name beside its picture.
 */
const widths: Record<number, string> = {
  1: 'md:flex-1 gap-6 md:grid md:grid-cols-[18rem_1fr] md:items-center',
  2: 'md:flex-1 gap-6 lg:grid lg:grid-cols-2 lg:items-center',
  3: 'md:flex-1',
};

type Props = RelatedItems & { surface: Surface };

/** A row of related items, and after packages a link to all of them. */
export function RelatedSection({ id, heading, items, surface }: Props) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} heading={heading} size="part" className="mb-7 md:pr-28" />
      <Scroller name={heading} as="ul">
        {items.map((item) => (
          <Tile key={item.slug} item={item} className={widths[items.length] ?? ''} />
        ))}
      </Scroller>
      {items[0]?.type === 'package' && (
        <a
          href={routes.packages}
          className={`mt-6 ${buttonStyle(surface === 'brand' ? 'quietOnBrand' : 'quiet')}`}
        >
          {labels.packages.allPackages}
        </a>
      )}
    </Section>
  );
}

function Tile({ item, className }: { item: Item; className: string }) {
  const { route, cardHeading, subtitle } = viewOf(item);
  return (
    <li className={`card relative min-w-0 ${className}`}>
      <div className="overflow-hidden">
        <Picture
          image={item.image}
          sizes="352px"
          className="card-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className="mt-3 min-w-0">
        <a
          href={route}
          className="block underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className="block font-serif text-xl leading-tight">{cardHeading}</span>
          {subtitle && <span className="mt-1 block text-base opacity-85">{subtitle}</span>}
          {item.type === 'package' && !item.price.onRequest && (
            <span className="block text-base opacity-85">
              <strong className="tabular font-normal">{formatRupees(item.price.now)}</strong>{' '}
              <small className="font-sans text-sm">{labels.price.perPerson}</small>
            </span>
          )}
        </a>
      </div>
    </li>
  );
}
