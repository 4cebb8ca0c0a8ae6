import type { FormsFile } from '@/lib/enquiry/enquiry';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { SearchRecord } from '@/lib/search/search';
import type { TariffFile } from '@/lib/trips/tariff';
import type { TripsFile } from '@/lib/trips/trips-file';

/** The data files that islands and the service worker fetch (app/….json). */
export type DataFiles = {
  forms: FormsFile;
  /** For calculating totals. */
  tariff: TariffFile;
  /** The days of all packages, for adding dates to them. */
  trips: TripsFile;
  /** All items that can be saved. */
  saved: SavedItem[];
  search: SearchRecord[];
};
export type DataName = keyof DataFiles;

export const dataFileOf = (name: DataName) => `${name}.json` as const;

/** The service worker caches these at its installation, so that forms, totals, dates and lists work offline. */
export const precachedData: readonly DataName[] = ['forms', 'tariff', 'trips', 'saved'];

/**
 * The address of a data file in a build (`readBuild`). Each build has its own, because data cached from an earlier
 * build may lack what newer code needs. Hosts ignore the query.
 */
export const dataAddress = (name: DataName, build: string) => `/${dataFileOf(name)}?build=${build}`;
