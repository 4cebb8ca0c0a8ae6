import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Image } from '@/components/ui/picture';
import { labels } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { Banner } from './banner';

type Props = {
  /** The page that lists the item. */
  parent: { label: string; href: string };
  /** The kind of item, above its name. */
  label: string | undefined;
  heading: string;
  /** What stands under the heading: a name of its own, or a length. */
  name: string | undefined;
  /** What it costs. */
  price: ReactNode;
  /** The page of the item, whose dates say whether the price holds. */
  route: string;
  leads: readonly string[];
  image: Image;
};

/** The top of an item's page: its name on a deep surface, and its whole picture beside it. */
export function ItemBanner({ parent, label, heading, name, price, route, leads, image }: Props) {
  return (
    <Banner image={image} shape="card" className="pt-header" pictureClassName="item-picture">
      <Breadcrumb
        name={labels.breadcrumb}
        trail={[{ label: labels.home, href: routes.home }, parent]}
      />
      {label && (
        <p data-print className="mt-6 text-label font-semibold text-shallow uppercase">
          {label}
        </p>
      )}
      <h1 data-print className="mt-2 text-section max-md:text-[min(2.5rem,8vw+14.4px)]">
        {heading}
      </h1>
      {name && (
        <p data-print className="mt-2 text-2xl">
          {name}
        </p>
      )}
      {price && (
        <p data-print data-sum={route} className="mt-3 flex flex-wrap items-baseline gap-x-3">
          {price}
        </p>
      )}
      {leads.map((line, index) => (
        <p
          key={line}
          className={`max-w-lg text-balance ${index === 0 ? 'mt-4 text-lead' : 'mt-2 opacity-85'}`}
        >
          {line}
        </p>
      ))}
    </Banner>
  );
}
