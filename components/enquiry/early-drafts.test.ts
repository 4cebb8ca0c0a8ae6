/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import { honeypotName } from '@/lib/enquiry/form-names';
import { saveEarlyDrafts } from './early-drafts.client';

test('what is typed before the scripts come joins the draft of an earlier page', () => {
  document.body.innerHTML = `<form data-enquiry="contact"><input name="name"><input name="message">
    <input name="${honeypotName}" value="a robot"></form>`;
  saveDraft('contact', { name: 'Asha', message: 'Two of us' });
  saveEarlyDrafts();
  const [, message] = document.getElementsByTagName('input');
  if (message) fireEvent.input(message, { target: { value: 'Three of us' } });
  expect(readDraft('contact')?.values).toEqual({ name: 'Asha', message: 'Three of us' });
});
