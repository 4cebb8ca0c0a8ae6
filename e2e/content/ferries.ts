import type { FerryRules, Harbour } from '@/content/schema/ferry';
import { pattern } from '@/content/schema/pattern';
import { makeFerryOperator, makeFerryRoute } from '@/test/factories';

/** The second operator sails only one way, and has no link to a schedule. */
export const ferryOperators = [
  makeFerryOperator(),
  makeFerryOperator({
    slug: 'green-line',
    name: 'Green Line',
    ownership: 'government',
    rules: { seatClasses: 'Deck' },
    ferryRoutes: ['port-blair-to-north-island'],
    schedules: [],
  }),
];

export const harbours: Harbour[] = [
  {
    slug: 'port-blair',
    name: 'Port Blair',
    jetties: { private: 'Haddo Wharf', government: 'Phoenix Bay' },
    position: { north: 11.67, east: 92.73 },
  },
  {
    slug: 'north-island',
    name: 'North Island',
    jetties: { private: 'Jetty 1', government: 'Jetty 1' },
    position: { north: 12.04, east: 92.98 },
  },
];

const rule = (label: string) => ({ label, text: `${label}: a rule.` });

export const ferryRules: FerryRules = {
  timeOnBoard: {
    label: 'Crossing',
    text: pattern('{min} to {max} minutes', 'min', 'max'),
    short: pattern('{min}–{max} min', 'min', 'max'),
    note: 'Usual minutes',
  },
  distance: { label: 'Distance', text: pattern('{km} km', 'km') },
  jetty: { label: 'Jetty', text: pattern('{private} or {government}', 'private', 'government') },
  checkIn: { ...rule('Report'), exception: 'earlier on some' },
  documents: rule('Papers'),
  luggage: rule('Luggage'),
  children: rule('Children'),
  refund: rule('Refund'),
  seatClasses: {
    label: 'Classes',
    text: pattern('{classes} on {operator}', 'classes', 'operator'),
  },
  checked: '2026-01-10',
};

export const ferryRoutes = [
  makeFerryRoute({ km: 40 }),
  makeFerryRoute({
    slug: 'north-island-to-port-blair',
    name: 'North Island to Port Blair',
    from: 'north-island',
    to: 'port-blair',
  }),
];
