/** @jest-environment jsdom */
import { saveDay } from '@/components/storage/day-store';
import { itemsOf } from '@/lib/content/query/items';
import { makeTripsFile } from '@/lib/data-files/trips';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { startDateLine } from './date-line.island';
import { DateLine } from './dated-trip';

test('a line has the dates of its trip as long as there is a day and data', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  const load = jest.fn().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ ok: true, json: async () => makeTripsFile() });
  Object.assign(window, { fetch: load });
  saveDay('2027-02-10');
  const item = need(itemsOf('package')[0]);
  const line = showIsland('date-line', startDateLine, <DateLine item={item} />);
  const shown: unknown[] = [];
  for (const day of ['2027-02-10', '2027-02-11', '']) {
    saveDay(day);
    await jest.advanceTimersByTimeAsync(0);
    shown.push(line.textContent);
  }
  expect(shown).toEqual(['', expect.stringMatching(/^11 to \d+ February/), '']);
});
