import type { Month, Seasons } from '@/content/schema/hours-and-seasons';

const names =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Dry and calm until April, wet and rough until September, then drier with cyclones in November. */
const months: Month[] = names.map((name, index) => {
  const wet = index > 3 && index < 9;
  return {
    name,
    max: 30 + (index % 3),
    min: 23.5,
    rain: wet ? 400 + 10 * index : 30 + index,
    rainyDays: wet ? 19 : 3,
    sea: wet ? 'rough' : index > 8 ? 'changeable' : 'calm',
    ferries: wet ? 'cancelled' : index === 10 ? 'cyclones' : 'steady',
    visibility: wet ? 'cloudy' : 'best',
    ...(index < 3 && { turtles: 'nests' as const }),
  };
});

export const seasons: Seasons = {
  summary: ['Dry until April.', 'Wet until September.'],
  busyPeriods: [
    { name: 'Spring holidays', season: { from: '03-01', to: '03-10' } },
    { name: 'Lantern night', days: ['2026-04-12', '2097-04-20'], around: 1 },
  ],
  months,
  messages: {
    sea: { calm: 'Calm', changeable: 'Changeable', rough: 'Rough' },
    ferries: {
      steady: 'Sail',
      changeable: 'May stop',
      cyclones: 'May stop for days',
      cancelled: 'Often stop',
    },
    visibility: { best: 'Best', fair: 'Fair', cloudy: 'Cloudy' },
    turtles: { nests: 'Turtles nest', hatchlings: 'Hatchlings' },
  },
  credit: 'Measured by the weather office',
  checked: '2026-01-10',
  authority: 'tourism',
};
