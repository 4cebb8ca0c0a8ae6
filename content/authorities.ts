import type { Authority } from './schema/hours-and-seasons';

// The authorities that decide about rules, permits and opening hours. Other files refer to them by id.
export const authorities: Authority[] = [
  {
    id: 'police',
    label: 'Andaman and Nicobar Police',
    href: 'https://police.andaman.gov.in/index.php/en/public-information/foreigners/for-foreign-tourist.html',
  },
  {
    id: 'visa',
    label: 'Government of India, visas',
    href: 'https://indianvisaonline.gov.in/',
  },
  {
    id: 'administration',
    label: 'Andaman and Nicobar Administration',
    href: 'https://www.andaman.gov.in/',
  },
  {
    id: 'tourism',
    label: 'Andaman and Nicobar Tourism',
    href: 'https://www.andamantourism.gov.in/',
  },
  {
    id: 'forest',
    label: 'Andaman and Nicobar Forest Department',
    href: 'https://forest.andaman.gov.in/',
  },
  {
    id: 'shipping',
    label: 'Directorate of Shipping Services',
    href: 'https://dss.andaman.gov.in/',
  },
  {
    id: 'drones',
    label: 'Digital Sky, civil aviation',
    href: 'https://digitalsky.dgca.gov.in/',
  },
  {
    id: 'telecommunications',
    label: 'Department of Telecommunications',
    href: 'https://dot.gov.in/',
  },
  { id: 'bank', label: 'Reserve Bank of India', href: 'https://www.rbi.org.in/' },
  {
    id: 'health',
    label: 'Ministry of Health and Family Welfare',
    href: 'https://www.mohfw.gov.in/',
  },
  { id: 'divers', label: 'Divers Alert Network', href: 'https://dan.org/' },
  {
    id: 'weather',
    label: 'India Meteorological Department',
    href: 'https://mausam.imd.gov.in/',
  },
  {
    id: 'ocean',
    label: 'INCOIS, tsunami and ocean warnings',
    href: 'https://incois.gov.in/',
  },
  {
    id: 'tourism-ministry',
    label: 'Ministry of Tourism',
    href: 'https://tourism.gov.in/',
  },
];
