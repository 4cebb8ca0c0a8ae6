import { Breadcrumb } from '@/components/ui/breadcrumb';
import { End } from '@/components/ui/end';
import { type Image, Picture } from '@/components/ui/picture';
import { labels } from '@/lib/content/site';
import { routes } from '@/lib/routes';

type Props = {
  /** The page that lists the item. */
  parent: { label: string; href: string };
  /** The kind of item, above its name. */
  label: string | undefined;
  heading: string;
  /** A name of its own, where the heading is no name. */
  name: string | undefined;
  lead: string;
  image: Image;
};

/** The top of an item's page: its name on a deep surface, and its whole picture beside it. */
export function ItemBanner({ parent, label, heading, name, lead, image }: Props) {
  return (
    <div className="grid bg-deep pt-header text-paper lg:min-h-[60vh] lg:grid-cols-2">
      <div className="whole order-last flex flex-col justify-end px-5 pt-8 pb-12 md:px-8 lg:order-first lg:ml-auto lg:w-full lg:max-w-[40rem] lg:py-16">
        <Breadcrumb
          name={labels.breadcrumb}
          trail={[{ label: labels.home, href: routes.home }, parent]}
          current={heading}
        />
        {label && (
          <p data-print className="mt-8 text-label font-semibold text-shallow uppercase">
            {label}
          </p>
        )}
        <h1 data-print className="mt-2 text-section">
          {heading}
        </h1>
        {name && (
          <p data-print className="mt-3 text-3xl">
            {name}
          </p>
        )}
        <p className="mt-5 max-w-lg text-lead text-balance">{lead}</p>
        <End />
      </div>
      <Picture
        image={image}
        sizes="(min-width: 1024px) 50vw, 100vw"
        first
        className="item-picture aspect-3/2 size-full object-cover"
      />
    </div>
  );
}
