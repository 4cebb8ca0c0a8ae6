import type { Fault } from './fault';
import { harbourChart, islandsChart, overviewChart } from './map';

/**
 * The places and spots that the charts of /map leave out, because their names would cover others. On
 * the charts of other pages they may be missing; here they should not.
 */
export function findChartWarnings(): Fault[] {
  const overview = overviewChart().narrow.unnamed;
  const closeUps = [islandsChart(), harbourChart()].flatMap(({ unnamed }) => unnamed);
  return [...new Set([...overview, ...closeUps])].map((name) => ({
    file: 'content/destinations.ts',
    item: name,
    field: 'side',
    problem: 'has no room for its name on /map, and is left out there',
    expected: "a side for it or for its neighbour, such as side: 'west'",
  }));
}
