import { findOwnValues } from './form-values';

const page = { trip: 'Reef Week', date: '2027-02-10' };
const shown = { name: 'Asha', phone: '', ...page };
const own = { name: 'Asha' };

test.each([
  ['unchanged fields', {}, own],
  ['a changed field', { phone: '98' }, { ...own, phone: '98' }],
  ['an emptied field of the page', { date: '' }, { ...own, date: '' }],
  ['an emptied field of their own, which is no change any more', { name: '' }, {}],
])('the visitor’s own values after %s', (_, changed, expected) => {
  const present = { ...shown, ...changed };
  expect(findOwnValues({ own, page, shown }, present)).toEqual(expected);
});

test('at the start, what is typed replaces the draft, and what the browser has restored does not', () => {
  const draft = { name: 'Asha', email: 'a@mail.in' };
  const present = { name: 'Ravi', email: '', ...page };
  const typed = { ...draft, name: 'Ravi' };
  expect(findOwnValues({ own: draft, page, shown: {} }, present)).toEqual(typed);
});
