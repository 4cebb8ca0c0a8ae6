/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { dayStore } from '@/components/storage/day-store';
import { forms } from '@/lib/content/query/forms';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { templateFields } from '@/lib/enquiry/message';
import { enquiryOf, filled } from '@/test/enquiries';
import {
  expectFailed,
  expectSent,
  makeResponse,
  openForm as open,
  openSite,
  service,
  tariff,
  texts,
  textsBesideOthers,
  wait,
} from '@/test/enquiry-form';
import { EnquiryForm } from './enquiry-form.island';
import { EnquirySection } from './enquiry-section';
import { EnquiryStore } from './enquiry-store';

const { messages } = forms;
const names = ['flight', 'contact', 'ferryCancelled', 'booking'] as const;

beforeEach(openSite);
afterEach(() => {
  expect(textsBesideOthers()).toEqual([]);
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('two presses send the fields once, with the ids of the mail service', async () => {
  const form = open();
  fireEvent.click(form.button);
  await form.send();
  expect(service).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(service.mock.lastCall?.[1].body ?? [])).toEqual({
    ...templateFields(enquiryOf('contact')),
    lib_version: expect.any(String),
    service_id: 'service',
    template_id: 'contact-template',
    user_id: 'key',
  });
  expectSent(form);
  expect(form.hasFocus()).toBe(true);
});

test('the end of sending leaves the focus in another form', async () => {
  const other = open('ferryCancelled').field('name');
  fireEvent.click(open().button);
  other.focus();
  await wait(0);
  expect(document.activeElement).toBe(other);
});

test('a form that React renders again follows the page, and does not take the focus again', () => {
  const props = { formName: 'contact', forms: makeFormsData() } as const;
  const form = <EnquiryForm store={new EnquiryStore({ ...props, tariff })} />;
  const { getByRole, unmount } = render(form);
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(document.activeElement).toBe(getByRole('alert').parentElement);
  unmount();
  dayStore.set('2027-02-10');
  render(form);
  expect(document.activeElement).toBe(document.body);
  expect(getByRole('alert').textContent).toBe(forms.contact.missingFields);
  expect(document.querySelector<HTMLInputElement>('[name=date]')?.value).toBe('2027-02-10');
});

test('typing renders nothing, except what it changes beside the field', () => {
  const store = new EnquiryStore({ formName: 'flight', forms: makeFormsData(), tariff });
  const { container } = render(<EnquiryForm store={store} />);
  const listener = jest.fn();
  store.subscribe(listener);
  for (const [name, value] of Object.entries({ name: 'Asha', date: '2027-01-20' })) {
    expect(listener).not.toHaveBeenCalled();
    fireEvent.input(container.querySelector(`[name=${name}]`) as Element, { target: { value } });
  }
  expect(listener).toHaveBeenCalledTimes(1);
});

test('while an enquiry is being sent, no field can be edited, and the button says so', async () => {
  const form = open();
  fireEvent.click(form.button);
  expect(form.button.textContent).toBe(messages.sending);
  const isEditable = ({ readOnly, disabled }: HTMLInputElement) => !readOnly && !disabled;
  expect(form.fields.filter(({ name }) => isEditable(form.field(name)))).toEqual([]);
  await wait(0);
});

test('after a success the fields are hidden until the visitor asks for them', async () => {
  const form = open('booking');
  const isHidden = () => form.button.closest('[hidden]') !== null;
  fireEvent.click(form.button);
  form.field('name').focus();
  await wait(0);
  expect(isHidden()).toBe(true);
  expect(form.hasFocus()).toBe(true);
  fireEvent.click(form.getByText(messages.newEnquiryLabel));
  expect(isHidden()).toBe(false);
  expect(form.alert()).toBe('');
  await wait(0);
  expect(document.activeElement).toBe(form.element.querySelector('input'));
});

test('a success shows where the answer goes, so that visitors see a mistyped address', async () => {
  const form = open('contact', { ...filled('contact'), email: 'asha@gmail.con' });
  await form.send();
  const shown = form.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['asha@gmail.con', '9876543210']);
});

test('the button is disabled until it works, and the line below it says so', () => {
  const served = renderToString(<EnquirySection formName="contact" {...texts} />);
  expect(served).toMatch(/<button[^>]* disabled/);
  expect(served).toContain(messages.buttonLoading);
  const form = open();
  expect(form.button.disabled).toBe(false);
  expect(form.queryByText(messages.buttonLoading)).toBeNull();
});

// openForm gives each form the data that its page declares.
test.each(['flight', 'ferryCancelled'] as const)('the form %s needs no tariff', (name) => {
  const island = open(name).element.closest('[data-island]');
  expect(island?.getAttribute('data-files')).toBe('forms');
});

test('a form says who carries the enquiry, what is kept, and when it is answered', () => {
  const { replyTime } = makeFormsData();
  const { getByText, notes } = open('contact');
  const note = notes.getByText(messages.mailService, { exact: false });
  expect(note.textContent).toContain(forms.contact.privacy);
  expect(getByText(replyTime)).toBeTruthy();
  document.body.replaceChildren();
  expect(
    open('ferryCancelled').getByText(forms.ferryCancelled.replyTime ?? replyTime).textContent,
  ).not.toBe(replyTime);
});

test.each(names)('%s lists all missing fields, and links to them', async (name) => {
  const form = open(name);
  const required = form.fields.filter((field) => field.required);
  form.type(Object.fromEntries(required.map((field) => [field.name, ' '])));
  await form.send();
  expect(form.alert()).toBe(forms[name].missingFields);
  expect(form.hasFocus()).toBe(true);
  expect(form.element.querySelectorAll('[aria-invalid=true]')).toHaveLength(required.length);
  for (const { name: field, label } of required) {
    const text = messages.issues.empty.replace('{field}', label);
    expect(form.description(field)).toBe(text);
    fireEvent.click(form.getByText(label, { selector: 'a' }));
    expect(document.activeElement).toBe(form.field(field));
  }
  form.type(filled(name));
  expect([form.alert(), form.element.querySelector('[aria-invalid]')]).toEqual(['', null]);
  expect(service).not.toHaveBeenCalled();
});

// send-mail.test.ts tests each answer of the service.
test('after a refusal nothing is lost, and a second try works', async () => {
  service.mockResolvedValueOnce(makeResponse(400, ''));
  const form = open();
  form.button.focus();
  await form.send();
  expect(form.hasFocus()).toBe(true);
  form.type({ name: 'Meera' });
  expectFailed(form, messages.failed.notAccepted, { ...filled('contact'), name: 'Meera' });
  // The log contains the status, and none of the visitor's data.
  const log = jest.mocked(console.error).mock.calls;
  expect(log).toEqual([['EmailJS: status 400']]);
  fireEvent.click(form.getByText(messages.retryLabel));
  await wait(0);
  expectSent(form);
  expect(service).toHaveBeenCalledTimes(2);
});

test('what fills in the honeypot sends nothing at the first press, and a person can try again', async () => {
  const form = open();
  form.getByLabelText<HTMLInputElement>(messages.honeypot).value = 'https://spam.example';
  await form.send();
  expectFailed(form, messages.failed.notAccepted);
  expect(service).not.toHaveBeenCalled();
  await form.send();
  expectSent(form);
});

test('without a mail service a form says so, and prepares a message', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  const form = open();
  const explanation = form.getByText(messages.sendYourself);
  expect(explanation.compareDocumentPosition(form.button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(form.button.textContent).toBe(forms.contact.prepare);
  await form.send();
  expectFailed(form, messages.failed.notSetUp);
  expect(form.queryByText(messages.retryLabel)).toBeNull();
  expect(service).not.toHaveBeenCalled();
});

test('date fields offer days from today on, and for the way back from the day of departure on', () => {
  const form = open('flight', {});
  const first = () => ['date', 'back'].map((name) => form.field(name).min);
  expect(first()).toEqual(['2026-11-23', '2026-11-23']);
  form.type({ date: '2027-01-20' });
  expect(first()).toEqual(['2026-11-23', '2027-01-20']);
  form.type({ date: '2026-11-22' });
  expect(first()).toEqual(['2026-11-23', '2026-11-23']);
});
