/** @jest-environment jsdom */
import { fillKnown } from './known';

function makeForm(trip = '') {
  const form = document.createElement('form');
  form.dataset.enquiry = 'booking';
  form.innerHTML = `<input name="trip" value="${trip}"><textarea name="message"></textarea>`;
  return form;
}
const tripOf = (form: HTMLFormElement) => new FormData(form).get('trip');

beforeEach(() => sessionStorage.clear());

test('what a page knows fills an empty field, and gives way to what the next page knows', () => {
  const first = makeForm();
  fillKnown(first, 'trip', 'Reef Week');
  expect(tripOf(first)).toBe('Reef Week');
  const next = makeForm('Reef Week');
  fillKnown(next, 'trip', 'Harbour Days');
  expect(tripOf(next)).toBe('Harbour Days');
});

test('what somebody has typed stays', () => {
  const form = makeForm('Either of the two');
  fillKnown(form, 'trip', 'Reef Week');
  expect(tripOf(form)).toBe('Either of the two');
});

test('a form without the field stays as it is', () => {
  const form = makeForm();
  fillKnown(form, 'date', '2027-01-20');
  fillKnown(form, 'message', 'Hello');
  expect([...new FormData(form).values()]).toEqual(['', '']);
});
