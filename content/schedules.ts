// The ferry operators' own pages with fares and sailings, in the order of their ids.
// Operators in ferries.ts refer to a link by its id, so an id must not change. Write a label as "name: what is there".
// Below the operator's name, the page shows only what follows the colon.
import type { Schedule } from './schema/ferry';

export const schedules: Schedule[] = [
  { id: 1, label: 'Government ferries: sailings', href: 'https://dss.andaman.gov.in/' },
  { id: 2, label: 'Makruzz: fares and schedule', href: 'https://www.makruzz.com/' },
  { id: 3, label: 'Green Ocean: fares and schedule', href: 'https://www.greenoceanseaways.com/' },
  { id: 4, label: 'ITT Majestic: fares and schedule', href: 'https://www.ittmajestic.com/' },
  { id: 5, label: 'Nautika: fares and schedule', href: 'https://www.gonautika.com/' },
  {
    id: 6,
    label: 'Government ferries: e-ticketing',
    href: 'https://dss.andaman.gov.in/eticketing',
  },
];
