import { Island } from '@/components/islands/island';
import { company, labels } from '@/lib/content/query/all-content';
import type { Package } from '@/lib/content/query/packages';
import { makeTariff } from '@/lib/data-files/make-tariff';
import { viewOf } from '@/lib/item-types/views';
import { DayByDay } from './day-by-day.island';

type Props = { item: Package; className?: string };

/** A trip on the chosen dates, day by day. Without dates, it shows only the links for sharing. */
export function DayByDayIsland({ item, className }: Props) {
  const { name, route } = viewOf(item);
  const share = {
    subject: name,
    url: company.site + route,
    messages: labels.sharing,
    newTabNote: labels.general.opensNewTab,
  };
  return (
    <Island
      name="day-by-day"
      when="stored:day"
      className={className}
      component={DayByDay}
      props={{ route, share }}
      propsFromData={{ tariff: makeTariff() }}
    />
  );
}
