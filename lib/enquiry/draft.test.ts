/** @jest-environment jsdom */
import { endSending, hasDraft, restoreDraft, saveDraft, unfinishedEnquiry } from './draft';
import type { FormName } from './payload';
import { readValues } from './values';

const fields = [{ name: 'name' }, { name: 'message' }];

function makeForm(name: string, message: string) {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name" value="${name}"><textarea name="message">${message}</textarea>`;
  return form;
}

beforeEach(() => sessionStorage.clear());

test('a draft comes back into the fields that are still empty, and into its own form', () => {
  saveDraft('contact', makeForm('Åsa', 'Two of us,\nin March '), fields);
  const form = makeForm('Ravi', '');
  expect(restoreDraft('flight', form)).toBeUndefined();
  expect(restoreDraft('contact', form)).toBe('draft');
  expect(readValues(form, fields)).toEqual({ name: 'Ravi', message: 'Two of us,\nin March ' });
});

test('an emptied form leaves nothing', () => {
  saveDraft('contact', makeForm('Åsa', ''), fields);
  saveDraft('contact', makeForm(' ', '\n'), fields);
  expect(sessionStorage).toHaveLength(0);
});

test('the form that was left while it was being sent is known until the visitor has been told', () => {
  saveDraft('contact', makeForm('Ravi', ''), fields);
  saveDraft('flight', makeForm('Åsa', ''), fields, true);
  expect(unfinishedEnquiry()).toBe('flight');
  saveDraft('flight', makeForm('Åsa', 'Two'), fields);
  expect(unfinishedEnquiry()).toBe('flight');
  const form = makeForm('', '');
  expect(restoreDraft('flight', form)).toBe('sending');
  endSending('flight');
  expect(unfinishedEnquiry()).toBeUndefined();
  expect(restoreDraft('flight', form)).toBeUndefined();
  expect(restoreDraft('flight', makeForm('', ''))).toBe('draft');
  expect(readValues(form, fields)).toEqual({ name: 'Åsa', message: 'Two' });
});

test('a page can ask whether a form has a draft', () => {
  endSending('booking');
  saveDraft('contact', makeForm('Åsa', ''), fields);
  expect(['contact', 'flight', 'booking'].map((name) => hasDraft(name as FormName))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(['{', '7', '[]', '{"sending":true}', '{"values":null,"sending":true}'])(
  'what another script has stored as %s is no draft that breaks a page',
  (stored) => {
    sessionStorage.setItem('enquiry:contact', stored);
    expect(hasDraft('contact')).toBe(false);
    expect(unfinishedEnquiry()).toBeUndefined();
    expect(restoreDraft('contact', makeForm('', ''))).toBeUndefined();
  },
);
