import type { FormsFile } from '@/lib/enquiry/enquiry';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { SearchRecord } from '@/lib/search/search';
import type { TariffFile } from '@/lib/trips/tariff';
import type { TripsFile } from '@/lib/trips/trips-file';

/** The files that browsers fetch when a part of a page needs their data (app/….json). */
export type DataFiles = {
  forms: FormsFile;
  /** For totals. */
  tariff: TariffFile;
  /** The days of all packages, for putting dates on them. */
  trips: TripsFile;
  /** All items that can be saved. */
  saved: SavedItem[];
  search: SearchRecord[];
};
export type DataName = keyof DataFiles;

export const dataFileOf = (name: DataName) => `${name}.json` as const;

/** The files that the service worker caches before a page needs them, so that forms, totals, dates and lists work offline. */
export const precachedData: readonly DataName[] = ['forms', 'tariff', 'trips', 'saved'];

/**
 * The address of a data file in a build (`readBuild`). Each build has its own, because data that are cached from an
 * earlier one may lack what newer code needs. Hosts ignore the query.
 */
export const dataAddress = (name: DataName, build: string) => `/${dataFileOf(name)}?build=${build}`;
