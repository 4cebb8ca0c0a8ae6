import { RainChart } from '@/components/guide/year-chart';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import type { Place } from '@/lib/content/query/places';
import { viewOf } from '@/lib/item-types/views';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { ItemDialog } from './item-dialog';
import { ItemPage } from './item-page';

type Props = { item: Place };

/** The page of a place, with the sections that only places have. */
export function PlacePage({ item }: Props) {
  const { thingsToDo, howLong, whenToGo } = anchors.place;
  const hasThingsToDo = item.thingsToDo.length > 0;
  const sectionLinks = [
    { href: `#${anchors.item.map}`, label: labels.contents.map },
    { href: `#${howLong}`, label: labels.contents.howLong },
    { href: `#${whenToGo}`, label: labels.places.whenToGo },
    ...(hasThingsToDo ? [{ href: `#${thingsToDo}`, label: labels.places.thingsToDo }] : []),
  ];
  const belowText = (
    <>
      <section aria-labelledby={howLong} className="max-w-text">
        <SectionHeading id={howLong} heading={labels.places.howLong} size="part" />
        <p className="mt-4">{item.howLong}</p>
      </section>
      <section aria-labelledby={whenToGo}>
        <SectionHeading id={whenToGo} heading={labels.places.whenToGo} size="part" />
        <RainChart />
        <p className="mt-2 text-sm text-quiet">{pages.whenToGo.legend.rain}</p>
        <p className="mt-3">
          <TextLink href={routes.whenToGo}>{labels.places.yearRound}</TextLink>
        </p>
      </section>
    </>
  );
  return (
    <ItemPage view={viewOf(item)} sectionLinks={sectionLinks} belowText={belowText}>
      {hasThingsToDo && (
        <Section surface="sand">
          <ThingsToDo things={item.thingsToDo} level={2} />
        </Section>
      )}
    </ItemPage>
  );
}

export function PlaceDialog({ item }: Props) {
  return (
    <ItemDialog view={viewOf(item)}>
      <ThingsToDo things={item.thingsToDo} level={4} />
      <p>{item.howLong}</p>
    </ItemDialog>
  );
}

type ThingsProps = { things: Place['thingsToDo']; level: 2 | 4 };

const headings = {
  2: { id: anchors.place.thingsToDo, size: 'part', Name: 'h3', nameSize: 'text-card' },
  4: { id: undefined, size: 'dialog', Name: 'h5', nameSize: 'text-lg font-bold' },
} as const;

/**
 * Things to do at a place, side by side where there is room, with a full last row. Four things form two rows. A single
 * thing has its text beside its picture.
 */
function ThingsToDo({ things, level }: ThingsProps) {
  if (things.length === 0) return null;
  const { id, size, Name, nameSize } = headings[level];
  const width = things.length === 4 ? 'basis-80 @xl:basis-2/5' : 'basis-80';
  return (
    <div className="@container">
      <SectionHeading id={id} heading={labels.places.thingsToDo} size={size} />
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-10 print:grid print:grid-cols-2">
        {things.map(({ name, description, image }) => (
          <li
            key={name}
            className={`flex min-w-0 grow flex-col gap-4 ${width} only:@4xl:grid only:@4xl:grid-cols-[2fr_1fr] only:@4xl:items-center`}
          >
            <Picture
              image={image}
              sizes="(min-width: 1024px) 592px, (min-width: 768px) 50vw, calc(100vw - 40px)"
              className="aspect-3/2 w-full object-cover"
            />
            <div className="max-w-text">
              <Name className={nameSize}>{name}</Name>
              <p className="mt-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
