/** @jest-environment jsdom */

import { readDay, saveDay, takeOverSharedDay } from '@/components/storage/day-store';
import { labels } from '@/lib/content/query/site';
import { showIsland } from '@/test/show-island';
import { OwnDayButton } from './dated-trip';
import { startOwnDay } from './own-day.island';

test('a button offers the own day while a shared one is shown, and brings it back', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  saveDay('2027-02-10');
  const button = showIsland('own-day', startOwnDay, <OwnDayButton />);
  expect(button.hidden).toBe(true);
  history.replaceState(null, '', '/?arrive=2027-03-06');
  takeOverSharedDay();
  dispatchEvent(new Event('pageshow'));
  const text = labels.dates.useOwn.replace('{day}', '10 February 2027');
  expect(button).toMatchObject({ hidden: false, textContent: text });
  button.click();
  expect([readDay(), button.hidden]).toEqual(['2027-02-10', true]);
});
