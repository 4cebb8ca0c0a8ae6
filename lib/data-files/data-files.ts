import type { FormsData } from '@/lib/enquiry/enquiry';
import type { SearchRecord } from '@/lib/search/search';
import type { Tariff } from '@/lib/trips/tariff';
import type { SavableItem } from './make-savable';

/** The data files that islands and the service worker fetch (app/data/). */
export type DataFiles = {
  forms: FormsData;
  /** For planning packages with the visitor's choice and dates. */
  tariff: Tariff;
  /** All items that can be saved. */
  savable: SavableItem[];
  search: SearchRecord[];
};
export type DataName = keyof DataFiles;

/** The service worker caches these at its installation, so that forms, totals, dates and lists work offline. */
export const precachedData: readonly DataName[] = ['forms', 'tariff', 'savable'];

/**
 * The URL of a data file. Each build has its own, because the data of another build may lack what the code of a page
 * needs. After a new build, open pages get a 404 for data that they haven't loaded.
 * @param buildTime as in `readBuildTime`
 */
export const dataUrl = (name: DataName, buildTime = '') => `/data/${name}-${buildTime}.json`;
