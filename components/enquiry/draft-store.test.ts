/** @jest-environment jsdom */
import { readDraft, saveDraft } from './draft-store';

beforeEach(() => sessionStorage.clear());

test('a draft belongs to its own form; an emptied one leaves nothing', () => {
  const values = { name: 'Åsa', message: 'Two of us,\nin March ' };
  saveDraft('contact', values);
  expect(readDraft('contact')).toEqual(values);
  expect(readDraft('flight')).toBeUndefined();
  saveDraft('contact', { name: ' ', message: '\n' });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', '[]', '{"values":null}', '{"values":{"name":7}}'])(
  'what another script has stored as %s is no draft that breaks a page',
  (stored) => {
    sessionStorage.setItem('enquiry:contact', stored);
    expect(readDraft('contact')).toBeUndefined();
  },
);
