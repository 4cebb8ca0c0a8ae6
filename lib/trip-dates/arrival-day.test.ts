import {
  arrivalParameter,
  checkArrival,
  decideDay,
  goesAlong,
  isYearComplete,
  readArrival,
} from './arrival-day';

test.each([
  ['2027-05-01', true],
  ['1999-05-01', true],
  ['0002-05-01', false],
  ['0020-05-01', false],
  ['0202-05-01', false],
  ['12027-05-01', false],
  ['2027', false],
  ['', false],
])('%j has a complete year: %p', (value, expected) => expect(isYearComplete(value)).toBe(expected));

test.each([
  `?${arrivalParameter}=2026-12-20`,
  '?about=Reef+Week&arrive=2026-12-20&arrive=soon',
  'arrive=2026%2D12%2D20',
])('the day of the address %j is its first parameter of that name', (search) =>
  expect(readArrival(search, '2026-11-23')).toBe('2026-12-20'),
);

test.each([
  '',
  '?',
  '?arrive',
  '?arrive=',
  '?arrive=2027-02-29',
  '?arrive=%',
  '?arrive=2026-11-22',
  '?arrive=2028-11-24',
  '?Arrive=2026-12-20',
])('the address %j has none', (search) =>
  expect(readArrival(search, '2026-11-23')).toBeUndefined(),
);

test.each([
  ['2026-11-22', 'past'],
  ['2000-01-01', 'past'],
  ['2026-11-23', undefined],
  ['2028-02-29', undefined],
  ['2028-11-23', undefined],
  ['2028-11-24', 'far'],
  ['2099-12-31', 'far'],
  ['0001-01-01', 'wrong'],
  ['9999-12-31', 'wrong'],
  ['2027-02-29', 'wrong'],
  ['', 'wrong'],
])('on 23 November 2026, %j is %s', (value, verdict) =>
  expect(checkArrival(value, '2026-11-23')).toBe(verdict),
);

test('how far a day may lie ahead can be said, and leap days have an end too', () => {
  expect(checkArrival('2031-11-23', '2026-11-23', 5)).toBeUndefined();
  expect(checkArrival('2031-11-24', '2026-11-23', 5)).toBe('far');
  expect(checkArrival('2030-02-28', '2028-02-29')).toBeUndefined();
  expect(checkArrival('2030-03-01', '2028-02-29')).toBe('far');
});

const [may, june, past] = ['2027-05-01', '2027-06-01', '2026-11-22'];

test.each([
  ['nothing anywhere', {}, [undefined, undefined, false]],
  ['a day of the address is new', { inAddress: may }, [may, may, false]],
  ['it is newer than the one before', { inAddress: may, remembered: june }, [may, may, false]],
  [
    'a wrong day is told, and leaves',
    { inAddress: past, remembered: may },
    [undefined, past, true],
  ],
  ['so does an empty one', { inAddress: '', remembered: may }, [undefined, '', true]],
  ['the last one goes along', { remembered: may }, [may, may, true]],
  ['but not everywhere', { remembered: may, goesAlong: false }, [may, may, false]],
  ['Back to the same day', { inAddress: may, remembered: may, isBack: true }, [may, may, false]],
  ['Back to an older one', { inAddress: may, remembered: june, isBack: true }, [june, june, true]],
  ['Back to one taken back', { inAddress: may, isBack: true }, [undefined, '', true]],
  ['Back to none', { remembered: june, isBack: true }, [june, june, true]],
])('%s', (_, opened, [day, show, writeAddress]) => {
  const rest = { inAddress: undefined, remembered: undefined, isBack: false, goesAlong: true };
  const decided = decideDay({ ...rest, ...opened }, '2026-11-23');
  expect(decided).toEqual({ day, show, writeAddress });
});

test.each([
  ['/packages', true],
  ['/packages/reef-week', true],
  ['/compare', true],
  ['/packages-of-old', false],
  ['/about', false],
])('the day goes along to %s: %p', (path, expected) => expect(goesAlong(path)).toBe(expected));
