import type { ReactNode } from 'react';
import { AskLinks } from '@/components/contact/ask-links';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { SaveButton } from '@/components/saved/save-button';
import { Container } from '@/components/ui/section';
import type { Item } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';

type Props = {
  item: Item;
  /** What is looked for first: above the ways to ask, and on phones above the text. */
  figures?: ReactNode;
  /** What stands under the ways to ask. */
  facts?: ReactNode;
  /** Content under that panel, beside the text. */
  aside?: ReactNode;
  /** Where the panel and the content of `aside` stand. */
  layout?: keyof typeof layouts;
  /** The text, and what follows it in its column. Phones have that last. */
  children: ReactNode;
  more?: ReactNode;
};

const twoOnTablets = 'grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8';

/** Beside the text, the one under the other. */
const sidebar = {
  all: twoOnTablets,
  beside: 'grid gap-12 max-md:contents',
  panel: '',
  aside: '',
  text: 'md:col-start-1 md:row-start-1',
};
/** From tablets on; phones have one column. */
const layouts = {
  sidebar,
  /** On tablets all is in one column, the text first: it is long. */
  stacked: { ...sidebar, all: 'grid' },
  /** For a short text, with a map beside it. The panel is under both on tablets, over the text on wide screens. */
  mapBeside: {
    ...sidebar,
    all: `${twoOnTablets} lg:grid-rows-[auto_1fr]`,
    beside: 'contents',
    panel: 'md:max-lg:col-span-2 lg:row-start-1',
    aside: 'md:col-start-2 md:row-start-1 lg:row-span-2 lg:row-start-1',
  },
  /** For a text as long as a map, which is beside it under the panel. On tablets both are side by side under the text. */
  equalColumns: {
    ...sidebar,
    beside: 'contents',
    panel: 'lg:col-span-2 lg:row-start-1',
    aside: 'lg:col-start-2 lg:row-start-2',
    text: 'md:max-lg:col-span-2 md:row-start-1 lg:row-start-2',
  },
  /** For a text that goes on (`more`), under all on tablets. On wide screens what is under the panel stays in view. */
  stickySidebar: {
    ...sidebar,
    beside:
      'max-lg:contents lg:space-y-12 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch',
    panel: 'md:max-lg:col-start-2',
    aside: 'beside-text md:max-lg:col-span-2 md:max-lg:row-start-2',
  },
};

/** The first section of an item's page: its text, and beside it the panel with the ways to ask. */
export function ItemIntro({ item, figures, facts, aside, layout = 'sidebar', ...texts }: Props) {
  const about = itemLinkOf(item);
  const place = layouts[layout];
  // In the order of phones, so that nothing moves while the page arrives.
  const text = <div className={`space-y-6 ${figures ? place.text : ''}`}>{texts.children}</div>;
  return (
    <Container
      className={`item-start gap-x-16 gap-y-14 lg:grid-cols-text-panel items-start pt-8 pb-4 lg:pt-20 ${place.all}`}
    >
      {!figures && text}
      <div className={aside ? place.beside : 'beside-text'}>
        <div className={`bg-sand p-5 lg:p-8 ${place.panel}`}>
          <aside aria-label={labels.enquire} className="flex flex-wrap items-center gap-6">
            {figures || <p className="w-full text-lead">{labels.freeToAsk}</p>}
            <EnquireLink about={about} />
            <SaveButton item={item} className="min-h-12 px-5" />
            <AskLinks about={about} callInBar />
            {facts}
          </aside>
        </div>
        {aside && <div className={`order-3 ${place.aside}`}>{aside}</div>}
      </div>
      {figures && text}
      {texts.more && (
        <div className="max-md:order-4 md:max-lg:col-span-2 lg:col-start-1">{texts.more}</div>
      )}
    </Container>
  );
}
