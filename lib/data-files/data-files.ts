import type { FormsData } from '@/lib/enquiry/enquiry';
import type { SavableItem } from '@/lib/saved/savable-item';
import type { SearchRecord } from '@/lib/search/search';
import type { CalendarData } from '@/lib/trips/plan-dated-trip';
import type { TariffData } from '@/lib/trips/tariff';

/** The data files that islands and the service worker fetch (app/….json). */
export type DataFiles = {
  forms: FormsData;
  /** For calculating totals. */
  tariff: TariffData;
  /** For planning packages on the visitor's dates. */
  calendar: CalendarData;
  /** All items that can be saved. */
  savable: SavableItem[];
  search: SearchRecord[];
};
export type DataName = keyof DataFiles;

export const dataFileOf = (name: DataName) => `${name}.json` as const;

/** The service worker caches these at its installation, so that forms, totals, dates and lists work offline. */
export const precachedData: readonly DataName[] = ['forms', 'tariff', 'calendar', 'savable'];

/**
 * The URL of a data file. Each build (`readBuildTime`) has its own, because data cached from an earlier build may lack
 * what newer code needs. Hosts ignore the query.
 */
export const dataUrl = (name: DataName, buildTime: string) =>
  `/${dataFileOf(name)}?build=${buildTime}`;
