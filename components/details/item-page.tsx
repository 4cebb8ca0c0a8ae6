import { detailsOf, enquiryNameOf, kindOf } from '@/components/kinds/registry';
import { ItemBanner } from '@/components/layout/item-banner';
import { Container } from '@/components/ui/section';
import { type Item, routeOf } from '@/lib/content/items';
import { AskPanel } from './ask-panel';
import { KeepButton } from './keep-button';
import { OpeningNote } from './opening-note';

type Props = {
  item: Item;
  /** The page that lists it. */
  parent: { label: string; href: string };
};

/** The page of one item: what its dialog holds, and more. */
export function ItemPage({ item, parent }: Props) {
  const { lead, Figures, Body, More, Related } = detailsOf(item);
  const { heading, label } = kindOf(item);
  return (
    <article>
      <ItemBanner
        parent={parent}
        label={label(item)}
        heading={heading(item)}
        lead={lead(item)}
        image={item.image}
      />
      <Container className="grid items-start gap-12 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <div className="order-last max-w-prose space-y-8 lg:order-first">
          <OpeningNote route={routeOf(item)} />
          <Body item={item} on="page" />
          {More && <More item={item} />}
        </div>
        <AskPanel
          about={{ name: enquiryNameOf(item), route: routeOf(item) }}
          heading={heading(item)}
          keep={<KeepButton item={item} className="min-h-12 w-full border-current px-6" />}
        >
          {Figures && <Figures item={item} />}
        </AskPanel>
      </Container>
      <Related item={item} />
    </article>
  );
}
