import './card-section.css';
import { CardGrid } from '@/components/ui/card-grid';
import { Icon } from '@/components/ui/icon';
import { type Image, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import { interpolate } from '@/lib/text/interpolate';
import { ItemCard } from './item-card';
import { type ItemListProps, ListHeading } from './scroller';

type Props = ItemListProps & {
  /** Fills the space below the heading, beside the cards. */
  image?: Image | undefined;
  /** Whether the heading comes before or after the cards. */
  headingAt?: 'start' | 'end';
  /** Shows all cards at once on phones. */
  showAll?: boolean;
};

/** Class names of a heading that fills a last row of three columns, by the number of cards in this row. */
const spans = ['xl:col-span-3', 'xl:col-span-2', 'xl:col-span-1'];

/** Class names of the heading beside four cards. The cards fill two columns, and the heading the third. */
const besideFour = {
  start: 'xl:col-start-1 xl:col-end-auto xl:row-span-2',
  end: 'xl:col-start-3 xl:col-end-auto xl:row-start-1 xl:row-span-2',
};

/** The number of cards in a collapsed list on phones. A single further card is not hidden. */
const shownOnPhones = 4;

export function CardSection(props: Props) {
  const { surface, showAll, children, items, ...heading } = props;
  const cards = items.map((item) => <ItemCard key={item.slug} item={item} />);
  const count = cards.length;
  const shown = count > shownOnPhones + 1 && !showAll ? shownOnPhones : count;
  return (
    <Section surface={surface} labelledBy={props.id}>
      <CardGrid>
        <HeadingCell {...heading} count={count} />
        {cards.slice(0, shown)}
        {shown < count && <ShowAll count={count} />}
        {cards.slice(shown)}
      </CardGrid>
      {children}
    </Section>
  );
}

type HeadingProps = Omit<Props, 'surface' | 'showAll' | 'children' | 'items'> & {
  count: number;
};

/** The picture fills the height of the cards beside it, but never makes their row higher: if it'd be low, it's left out. */
const pictureStyle =
  'sticky top-24 mt-10 h-0 max-h-[54rem] w-full grow object-cover [@container(height<12rem)]:hidden';

/** The heading. It takes up the cells of the grid that the cards leave free, so the last row ends with a card. */
function HeadingCell({ headingAt = 'start', count, image, ...heading }: HeadingProps) {
  const onTablet = count % 2 === 0 ? 'md:col-span-2' : '';
  const onDesktop = count === 4 ? besideFour[headingAt] : spans[count % 3];
  return (
    <div className={`mb-4 w-full md:mb-0 flex flex-col ${onTablet} ${onDesktop}`}>
      <ListHeading {...heading} />
      {image && (
        <div className="flex grow flex-col [container-type:size]">
          <Picture image={image} sizes="1275px" className={pictureStyle} />
        </div>
      )}
    </div>
  );
}

/**
 * A disclosure between the first cards and the others. On phones, opening it shows the others (card-section.css).
 * Larger screens show all cards.
 */
function ShowAll({ count }: { count: number }) {
  return (
    <details className="list-disclosure print:hidden w-full md:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 border-y border-current py-1.5 font-semibold">
        <span className="in-open:hidden">{interpolate(labels.general.showAll, { count })}</span>
        <span className="hidden in-open:inline">{labels.general.showFewer}</span>
        <Icon name="plus" className="size-5 flex-none in-open:rotate-45" />
      </summary>
    </details>
  );
}
