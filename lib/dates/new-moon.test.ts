import { addDays } from './calendar-day';
import { isAroundNewMoon } from './new-moon';

test.each(['2026-12-09', '2027-04-07', '2027-10-29', '2028-01-26', '2028-04-25'])(
  'around the new moon of %s, seven nights are dark',
  (newMoon) => {
    const nights = Array.from({ length: 15 }, (_, night) => addDays(newMoon, night - 7));
    expect(nights.filter(isAroundNewMoon)).toEqual(nights.slice(4, 11));
  },
);
