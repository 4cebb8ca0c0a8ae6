import { closureOn } from './when-closed';

// 2027-01-26 is a Tuesday.
test.each([
  [{ closedOn: ['01-26'], closed: ['tuesday' as const] }, '2027-01-26', 'closedOn'],
  [{ closedOn: ['01-26'] }, '2027-01-27', undefined],
  [{ closed: ['tuesday' as const] }, '2027-01-26', 'closed'],
  [{ uncertain: ['tuesday' as const] }, '2027-01-26', 'uncertain'],
  [
    { season: { from: '05-01', to: '05-31' }, closed: ['tuesday' as const] },
    '2027-01-26',
    'season',
  ],
])('%j on %s: %s', (days, date, closure) => {
  expect(closureOn(days, date)).toBe(closure);
});
