/** @jest-environment jsdom */
import { restoreDraft, saveDraft } from './draft';
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
