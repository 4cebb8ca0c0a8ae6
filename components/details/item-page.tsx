import { KeepButton } from '@/components/kept/keep-button';
import { detailsOf, enquiryNameOf, kindOf } from '@/components/kinds/registry';
import { barStep } from '@/components/layout/contact-bar';
import { ItemBanner } from '@/components/layout/item-banner';
import { Container, Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { type Item, routeOf } from '@/lib/content/items';
import { AskPanel } from './ask-panel';
import { ContentsLine } from './contents-line';
import { EnquireLink } from './enquire-link';
import { OpeningNote } from './opening-note';
import { ShareLinks } from './share-links';

type Props = {
  item: Item;
  /** The page that lists it. */
  parent: { label: string; href: string };
};

/** The page of one item: what its dialog holds, and more, in sections of different composition. */
export function ItemPage({ item, parent }: Props) {
  const {
    name,
    price,
    leads,
    Lead,
    Figures,
    Facts,
    factsFirst,
    Body,
    Start = Body,
    parts = () => [],
    Related,
    aside,
    below,
    startEntries = () => [],
  } = detailsOf(item);
  const { heading, label } = kindOf(item);
  const about = { name: enquiryNameOf(item), route: routeOf(item) };
  const beside = aside?.(item);
  const under = below?.(item);
  const isTrip = item.kind === 'package';
  const sections = parts(item);
  const entries = [...startEntries(item), ...sections.flatMap((part) => part.entries)];
  return (
    <article>
      <ItemBanner
        parent={parent}
        label={label(item)}
        heading={heading(item)}
        name={name?.(item)}
        price={price?.(item)}
        route={about.route}
        leads={leads(item).map(unbroken)}
        image={item.image}
      />
      {entries.length > 1 && (
        <ContentsLine entries={entries}>
          <EnquireLink about={about} className="min-h-11 py-2 max-wide:hidden" />
        </ContentsLine>
      )}
      <Container
        className={`grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_26rem] items-start pt-8 lg:pt-20 ${under ? 'pb-10 md:pb-20 lg:grid-rows-[auto_1fr]' : 'pb-4'}`}
      >
        {/* What is looked for first stands above the story on phones. */}
        <div
          className={`space-y-6 ${isTrip ? '' : 'max-w-prose'} ${Figures || factsFirst ? 'order-2 lg:order-none' : ''}`}
        >
          {Lead && !(Facts && factsFirst) && <Lead item={item} />}
          <OpeningNote route={about.route} heading={heading(item)} />
          <Start item={item} />
          {!isTrip && <ShareLinks about={about} />}
        </div>
        <div
          className={
            beside ? `grid gap-12 max-lg:contents ${under ? 'lg:row-span-2' : ''}` : 'beside-text'
          }
        >
          <div className="bg-sand p-5 lg:p-8">
            <AskPanel
              about={about}
              act={
                // A trip has the popup, which knows it.
                !isTrip && (
                  <EnquireLink
                    about={about}
                    className={entries.length > 1 ? 'wide:hidden' : undefined}
                  />
                )
              }
              keep={<KeepButton item={item} className="min-h-12 px-5" />}
              below={Facts && !factsFirst && <Facts item={item} />}
            >
              {Figures && <Figures item={item} on="page" />}
              {Facts && factsFirst && <Facts item={item} />}
            </AskPanel>
          </div>
          {beside && <div className="order-3">{beside}</div>}
        </div>
        {under && <div className="order-3">{under}</div>}
      </Container>
      {sections.map(({ entries: [first], surface, content }) => (
        <Section key={first.id} surface={surface} close>
          {content}
        </Section>
      ))}
      {Related && <Related item={item} />}
      {!isTrip && <EnquireLink about={about} className={barStep} />}
    </article>
  );
}
