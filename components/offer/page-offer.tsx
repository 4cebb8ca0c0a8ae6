import { addOnsOn, classes } from '@/lib/content/query/offer';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money';
import { AddOnList } from './add-on-list';
import { ClassCards } from './class-cards';
import { SampleTag } from './sample-tag';

const messages = labels.offer;

type Props = { route: string; level: 'h2' | 'h3' | 'h4' };

/** What a page sells: the add-ons that it is about, or the hotels by class. */
export function PageOffer({ route, level: Heading }: Props) {
  const addOns = addOnsOn(route);
  const hasHotels = route === '/hotelbooking';
  if (addOns.length === 0 && !hasHotels) return null;
  return (
    <section className={hasHotels ? 'mb-10' : 'mb-8 max-w-text'}>
      <Heading className="mb-4 text-2xl">
        {hasHotels ? messages.hotels : messages.prices}{' '}
        <SampleTag of={hasHotels ? classes : addOns} />
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
        <AddOnList addOns={addOns} />
      )}
    </section>
  );
}
