import { firstValues, mergeValues, takeOver } from './form-values';

const neil = 'About Neil.';
const page = { date: '2027-02-10', about: neil };

test.each([
  ['an untouched message', {}, neil],
  ['an emptied message', { message: '', about: neil }, ''],
  ['a message without lines', { message: 'Two of us', about: '' }, `${neil}\n\nTwo of us`],
  ['a message about this page', { message: `${neil}\n\nTwo`, about: neil }, `${neil}\n\nTwo`],
  ['a message whose lines were removed', { message: 'Two of us', about: neil }, 'Two of us'],
  [
    'a message about another page',
    { message: 'About Ross.\n\nTwo', about: 'About Ross.' },
    `${neil}\n\nTwo`,
  ],
])('%s begins with the lines of the page once, unless they were removed', (_, own, message) => {
  expect(mergeValues({ own, page })).toMatchObject({ message, date: page.date });
});

test('on a page without lines, a message keeps those with which it began', () => {
  const own = { message: `${neil}\n\nTwo of us`, about: neil };
  expect(mergeValues({ own, page: { about: '' } }).message).toBe(own.message);
});

test('what differs from what was shown is the visitor’s own, also if it is empty', () => {
  const shown = { name: 'Asha', date: page.date, message: neil };
  const first = { own: { name: 'Asha' }, page, shown };
  const present = { ...shown, date: '', message: 'Two of us' };
  const own = { name: 'Asha', date: '', message: 'Two of us', about: neil };
  expect(takeOver(first, shown)).toEqual(first);
  expect(takeOver(first, present)).toEqual({ own, page, shown: present });
  expect(mergeValues({ own, page })).toMatchObject(present);
});

test('at the start, what is typed replaces the draft, and restored values of the page count as its own', () => {
  const draft = { name: 'Asha', phone: '', email: 'a@mail.in' };
  const present = { name: 'Ravi', phone: '', email: '', date: page.date, message: neil };
  expect(firstValues(draft, page, present)).toEqual({ ...draft, name: 'Ravi' });
});
