/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { makeFormsFile } from '@/lib/browser-files/forms';
import { forms } from '@/lib/content/query/forms';
import { enquiryText, type FormName, templateFields } from '@/lib/enquiry/message';
import { BookTrip } from './book-trip';
import { startForm } from './enquiry-form.island';
import { EnquirySection } from './enquiry-section';

const { messages } = forms;
const names = ['flight', 'contact', 'ferry', 'booking'] as const;
const texts = { label: 'Label', heading: 'Heading', note: 'Note' };
const settings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'flight-template',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact-template',
};

/** Replaces the mail service. The real client calls it as `fetch`. */
const service = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
const makeResponse = (status: number, text: string) => ({
  ok: status < 400,
  status,
  text: async () => text,
});

let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;

/** Empties the page and removes the listeners on its window, as leaving a page does. */
function leave() {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  document.body.replaceChildren();
}

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  Object.assign(globalThis, {
    fetch: service,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  service.mockReset().mockResolvedValue(makeResponse(200, 'OK'));
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/contact');
});
afterEach(() => {
  expect(textsBesideOthers()).toEqual([]);
  leave();
  jest.restoreAllMocks();
});

/**
 * The texts of islands that have siblings. Browsers that translate a page replace text nodes, and React can then change
 * only a text that is the only child of its element.
 */
function textsBesideOthers(): string[] {
  const parts = [...document.querySelectorAll('[data-island=enquiry-form] *')].filter(
    ({ childNodes: [...nodes] }) =>
      nodes.length > 1 && nodes.some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  return parts.map(({ outerHTML }) => outerHTML);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const difficult = ' Ünal <b>"Ś"</b> & नमस्ते 🏝️ ₹22,500 $& {page} #1?';
/** Valid values for the types of fields that do not accept every text. */
const plain: Partial<Record<string, string>> = {
  email: 'a@mail.in',
  tel: '9876543210',
  date: '2027-01-20',
};

/** A valid value for each field of a form. */
function filled(form: FormName): Record<string, string> {
  const { fields } = forms[form];
  return Object.fromEntries(
    fields.map(({ name, type, options }) => [
      name,
      options?.at(-1) ?? plain[type] ?? name + difficult,
    ]),
  );
}

/** Shows a form as its page does, and fills it in. Fields are found by their labels. */
function open(name: FormName = 'contact', typed = filled(name)) {
  const section = name === 'booking' ? <BookTrip /> : <EnquirySection name={name} texts={texts} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section);
  const island = container.querySelector<HTMLElement>('[data-island=enquiry-form]') as HTMLElement;
  act(() => startForm(island, makeFormsFile()));
  document.querySelector('dialog')?.setAttribute('open', '');
  const element = document.querySelector('form') as HTMLFormElement;
  const form = within(element);
  const notes = within(container);
  const { fields } = forms[name];
  const field = (wanted: string) => {
    const label = fields.find(({ name }) => name === wanted)?.label;
    return form.getByLabelText<HTMLInputElement>(
      RegExp(`^${label}( \\(${messages.optional}\\))?$`),
    );
  };
  const button = element.querySelector('button[name=send]') as HTMLButtonElement;
  const type = (values: Record<string, string>) => {
    for (const [fieldName, value] of Object.entries(values)) {
      fireEvent.input(field(fieldName), { target: { value } });
    }
  };
  type(typed);
  const parts = { name, type, element, notes, fields, field, button };
  return {
    ...form,
    ...parts,
    alert: () => form.getByRole('alert').textContent,
    hasFocus: () => document.activeElement === form.getByRole('alert').parentElement,
    /** The first description that a screen reader reads after a field's label. */
    description: (wanted: string) => {
      const [id] = field(wanted).getAttribute('aria-describedby')?.split(' ') ?? [];
      return element.querySelector(`#${id}`)?.textContent;
    },
    values: () => Object.fromEntries(fields.map(({ name }) => [name, field(name).value])),
    /** Presses the button and waits for everything that needs no delay. */
    send: async () => {
      fireEvent.click(button);
      await wait(0);
    },
  };
}

type OpenForm = ReturnType<typeof open>;

/** The content of an enquiry with these values. */
const contentOf = (name: FormName, values = filled(name)) => {
  const sentFrom = messages.page.replace('{page}', location.href);
  return { fields: forms[name].fields, values, itemLines: '', chosen: '', sentFrom };
};

function expectSent({ alert, button, fields, values }: OpenForm) {
  expect(alert()).toBe(messages.sent);
  expect(button.ariaDisabled).toBe('false');
  expect(values()).toEqual(Object.fromEntries(fields.map((field) => [field.name, ''])));
  expect(Object.keys(sessionStorage)).toEqual([]);
}

/** Expects that no value is lost, the button works, and chat, e-mail and phone offer the same text. */
function expectUnsent(form: OpenForm, text: string, values = filled(form.name)) {
  expect(form.alert()).toBe(text);
  expect(form.button.ariaDisabled).toBe('false');
  expect(form.values()).toEqual(values);
  const message = enquiryText(forms[form.name].subject, contentOf(form.name, values));
  const address = (label: string) => new URL(form.getAllByText(label)[0]?.closest('a')?.href ?? '');
  expect(address(messages.chat).searchParams.get('text')).toBe(message);
  expect(address(messages.mail).searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
  expect(address(messages.call).href).toMatch(/^tel:\+\d+$/);
}

test('two presses send the fields once, with the ids of the mail service; a note is on privacy', async () => {
  const form = open();
  expect(form.notes.getByText(messages.carrier, { exact: false }).textContent).toContain(
    forms.contact.privacy,
  );
  fireEvent.click(form.button);
  fireEvent.click(form.button);
  expect(form.button.textContent).toBe(messages.sending);
  const isEditable = ({ readOnly, disabled }: HTMLInputElement) => !readOnly && !disabled;
  expect(form.fields.filter(({ name }) => isEditable(form.field(name)))).toEqual([]);
  await wait(0);
  expect(service).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(service.mock.lastCall?.[1].body ?? [])).toEqual({
    ...templateFields(contentOf('contact')),
    lib_version: expect.any(String),
    service_id: 'service',
    template_id: 'contact-template',
    user_id: 'key',
  });
  expectSent(form);
  expect(form.hasFocus()).toBe(true);
});

test('after a success the fields are hidden until the visitor asks for them', async () => {
  const form = open('booking');
  const isHidden = () => form.button.closest('[hidden]') !== null;
  await form.send();
  expect(isHidden()).toBe(true);
  fireEvent.click(form.getByText(messages.another));
  expect([isHidden(), form.alert()]).toEqual([false, '']);
  await wait(0);
  expect(document.activeElement).toBe(form.element.querySelector('input'));
});

test('the button is disabled until it works, and the line below it says so', () => {
  const served = renderToString(<EnquirySection name="contact" texts={texts} />);
  expect(served).toMatch(/<button[^>]* disabled/);
  expect(served).toContain(messages.waiting);
  const form = open();
  expect(form.button.disabled).toBe(false);
  expect(form.queryByText(messages.waiting)).toBeNull();
});

test('a form says when it is answered, as the terms do or in a sentence of its own', () => {
  const { reply } = makeFormsFile();
  expect(open('contact').getByText(reply)).toBeTruthy();
  leave();
  expect(open('ferry').getByText(forms.ferry.reply ?? reply).textContent).not.toBe(reply);
});

test.each(names)('%s lists all missing fields, and links to them', async (name) => {
  const form = open(name);
  const required = form.fields.filter((field) => field.required);
  form.type(Object.fromEntries(required.map((field) => [field.name, ' '])));
  await form.send();
  expect(form.alert()).toBe(forms[name].missing);
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

// send-mail.test.ts tests the meaning of each answer.
test('after a refusal nothing is lost, and a second try works', async () => {
  service.mockResolvedValueOnce(makeResponse(500, ''));
  const form = open();
  await form.send();
  expect(form.hasFocus()).toBe(true);
  form.type({ name: 'Meera' });
  expectUnsent(form, messages.unsent.refused, { ...filled('contact'), name: 'Meera' });
  // The log contains the status, and none of the visitor's data.
  const log = jest.mocked(console.error).mock.calls;
  expect(log).toEqual([['No OK for an enquiry: status 500']]);
  fireEvent.click(form.getByText(messages.again));
  await wait(0);
  expectSent(form);
  expect(service).toHaveBeenCalledTimes(2);
});

test('a bot that fills in the honeypot sends nothing', async () => {
  const form = open();
  form.getByLabelText<HTMLInputElement>(messages.honeypot).value = 'https://spam.example';
  await form.send();
  expectUnsent(form, messages.unsent.refused);
  expect(service).not.toHaveBeenCalled();
});

test('without a mail service a form says so, and prepares a message without mistakes', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  const form = open();
  const explanation = form.getByText(messages.sendYourself);
  expect(explanation.compareDocumentPosition(form.button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(form.button.textContent).toBe(forms.contact.prepare);
  await form.send();
  expectUnsent(form, messages.prepared + messages.unsent.notSetUp);
  expect(service).not.toHaveBeenCalled();

  const press = (name: string) => fireEvent.click(form.getByRole('link', { name }));
  expect(press(messages.mail)).toBe(true);
  form.type({ name: '' });
  expect(press(messages.mail)).toBe(false);
  expect(form.alert()).toBe(forms.contact.missing);
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
