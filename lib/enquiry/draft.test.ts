/** @jest-environment jsdom */
import { endSending, isSending, recallDraft, saveDraft, unfinishedEnquiry } from './draft';

beforeEach(() => sessionStorage.clear());

test('a draft belongs to its own form; an emptied one leaves nothing', () => {
  const values = { name: 'Åsa', message: 'Two of us,\nin March ' };
  saveDraft('contact', values);
  expect(recallDraft('contact')?.values).toEqual(values);
  expect(recallDraft('flight')).toBeUndefined();
  saveDraft('contact', { name: ' ', message: '\n' });
  expect(sessionStorage).toHaveLength(0);
});

test('the form that was left while it was being sent is known until the visitor has been told', () => {
  saveDraft('contact', { name: 'Ravi' });
  saveDraft('flight', { name: 'Åsa' }, true);
  saveDraft('flight', { name: 'Åsa', message: 'Two' });
  expect(unfinishedEnquiry()).toBe('flight');
  endSending('flight');
  endSending('booking');
  expect(unfinishedEnquiry()).toBeUndefined();
  expect(recallDraft('flight')).toEqual({
    values: { name: 'Åsa', message: 'Two' },
    sending: false,
  });
  expect(recallDraft('booking')).toBeUndefined();
});

test.each(['{', '7', '[]', '{"sending":true}', '{"values":null,"sending":true}'])(
  'what another script has stored as %s is no draft that breaks a page',
  (stored) => {
    sessionStorage.setItem('enquiry:contact', stored);
    expect(recallDraft('contact')).toBeUndefined();
    expect(isSending('contact')).toBe(false);
  },
);
