import { islandAttributes } from '@/components/islands/island';

/** The dates of a trip in one line (date-line.island.tsx). It is empty without a day of arrival. */
export function DateLineIsland({ className, ...props }: { route: string; className?: string }) {
  const island = { name: 'date-line', when: 'stored:day', props } as const;
  return <p className={className} {...islandAttributes<typeof props>(island)} />;
}
