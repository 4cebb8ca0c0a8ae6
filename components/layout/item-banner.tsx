import { Fragment } from 'react';
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
  /** A name of its own, where the heading is no name. */
  name: string | undefined;
  leads: readonly string[];
  image: Image;
};

/** The top of an item's page: its name on a deep surface, and its whole picture beside it. */
export function ItemBanner({ parent, label, heading, name, leads, image }: Props) {
  return (
    <Banner image={image} shape="card" className="pt-header" pictureClassName="item-picture">
      <Breadcrumb
        name={labels.breadcrumb}
        trail={[{ label: labels.home, href: routes.home }, parent]}
      />
      {label && (
        <p data-print className="mt-8 text-label font-semibold text-shallow uppercase">
          {label}
        </p>
      )}
      <h1 data-print className="mt-2 text-section max-md:text-[2.5rem]">
        {heading}
      </h1>
      {name && (
        <p data-print className="mt-3 text-3xl">
          {name}
        </p>
      )}
      <p className="mt-5 max-w-lg text-lead text-balance">
        {leads.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    </Banner>
  );
}
