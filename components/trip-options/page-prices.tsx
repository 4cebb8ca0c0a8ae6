import { SampleTag } from '@/components/company/sample-tag';
import { labels } from '@/lib/content/query/site';
import { classes, extrasOn } from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';
import { ClassCards } from './class-cards';
import { ExtraList } from './extra-list';

const messages = labels.options;

type Props = { route: string; level: 'h2' | 'h3' | 'h4' };

/** What a page sells: the extras that it is about, or the hotels by class. */
export function PagePrices({ route, level: Heading }: Props) {
  const extras = extrasOn(route);
  const hasHotels = route === '/hotelbooking';
  if (extras.length === 0 && !hasHotels) return null;
  return (
    <section className={hasHotels ? 'mb-10' : 'mb-8 max-w-text'}>
      <Heading className="mb-4 text-2xl">
        {hasHotels ? messages.hotels : messages.prices}{' '}
        <SampleTag of={hasHotels ? classes : extras} />
      </Heading>
      {hasHotels ? (
        <ClassCards
          classes={classes}
          figureOf={({ perNight }) => ({
            sum: perNight === 0 ? messages.listed : `+ ${formatRupees(perNight)}`,
            note: perNight === 0 ? messages.listedNote : messages.perNight,
          })}
        />
      ) : (
        <ExtraList extras={extras} />
      )}
    </section>
  );
}
