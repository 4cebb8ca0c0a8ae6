/** @jest-environment jsdom */
import { formWithUnseenResult, markSeen, readDraft, saveDraft, unseenResultOf } from './draft';

beforeEach(() => sessionStorage.clear());

test('a draft belongs to its own form; an emptied one leaves nothing', () => {
  const values = { name: 'Åsa', message: 'Two of us,\nin March ' };
  saveDraft('contact', values);
  expect(readDraft('contact')?.values).toEqual(values);
  expect(readDraft('flight')).toBeUndefined();
  saveDraft('contact', { name: ' ', message: '\n' });
  expect(sessionStorage).toHaveLength(0);
});

test('what became of an enquiry is known until the visitor has been told', () => {
  saveDraft('contact', { name: 'Ravi' });
  saveDraft('flight', { name: 'Åsa' }, 'unknown');
  saveDraft('flight', { name: 'Åsa', message: 'Two' });
  expect([formWithUnseenResult(), unseenResultOf('flight')]).toEqual(['flight', 'unknown']);
  saveDraft('flight', { name: 'Åsa', message: 'Two' }, 'unsent');
  expect(unseenResultOf('flight')).toBe('unsent');
  markSeen('flight');
  markSeen('booking');
  expect(formWithUnseenResult()).toBeUndefined();
  expect(readDraft('flight')).toEqual({ values: { name: 'Åsa', message: 'Two' } });
  expect(readDraft('booking')).toBeUndefined();
});

test.each(['{', '7', '[]', '{"unseenResult":"unsent"}', '{"values":null,"unseenResult":"unsent"}'])(
  'what another script has stored as %s is no draft that breaks a page',
  (stored) => {
    sessionStorage.setItem('enquiry:contact', stored);
    expect(readDraft('contact')).toBeUndefined();
    expect(unseenResultOf('contact')).toBeUndefined();
  },
);
