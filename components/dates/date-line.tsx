import { islandAttributes } from '@/components/islands/island';
import type { TripProps } from './use-trip';

type Props = { route: string; className?: string };

/** The dates of a trip in one line (date-line.island.tsx). It is empty without a day of arrival. */
export function DateLineIsland({ route, className }: Props) {
  const attributes = islandAttributes<TripProps>({
    name: 'date-line',
    when: 'stored:day',
    props: { route },
    dataFiles: ['tariff'],
  });
  return <p className={className} {...attributes} />;
}
