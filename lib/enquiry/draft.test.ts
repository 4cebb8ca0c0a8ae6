/** @jest-environment jsdom */
import { markTold, recallDraft, saveDraft, untoldForm, untoldOf } from './draft';

beforeEach(() => sessionStorage.clear());

test('a draft belongs to its own form; an emptied one leaves nothing', () => {
  const values = { name: 'Åsa', message: 'Two of us,\nin March ' };
  saveDraft('contact', values);
  expect(recallDraft('contact')?.values).toEqual(values);
  expect(recallDraft('flight')).toBeUndefined();
  saveDraft('contact', { name: ' ', message: '\n' });
  expect(sessionStorage).toHaveLength(0);
});

test('what became of an enquiry is known until the visitor has been told', () => {
  saveDraft('contact', { name: 'Ravi' });
  saveDraft('flight', { name: 'Åsa' }, 'unknown');
  saveDraft('flight', { name: 'Åsa', message: 'Two' });
  expect([untoldForm(), untoldOf('flight')]).toEqual(['flight', 'unknown']);
  saveDraft('flight', { name: 'Åsa', message: 'Two' }, 'unsent');
  expect(untoldOf('flight')).toBe('unsent');
  markTold('flight');
  markTold('booking');
  expect(untoldForm()).toBeUndefined();
  expect(recallDraft('flight')).toEqual({ values: { name: 'Åsa', message: 'Two' } });
  expect(recallDraft('booking')).toBeUndefined();
});

test.each(['{', '7', '[]', '{"untold":"unsent"}', '{"values":null,"untold":"unsent"}'])(
  'what another script has stored as %s is no draft that breaks a page',
  (stored) => {
    sessionStorage.setItem('enquiry:contact', stored);
    expect(recallDraft('contact')).toBeUndefined();
    expect(untoldOf('contact')).toBeUndefined();
  },
);
