import { Island } from '@/components/islands/island';

type Props = {
  /** The route of a package. */
  route: string;
  className?: string;
};

/** The dates of a trip in one line (date-line.island.tsx). It is empty without a day of arrival. */
export function DateLineIsland({ route, className }: Props) {
  return (
    <Island<{ route: string }>
      as="p"
      name="date-line"
      when="stored:day"
      className={className}
      props={{ route }}
    />
  );
}
