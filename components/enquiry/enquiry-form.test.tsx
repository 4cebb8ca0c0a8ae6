/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forms, getEnquiryData } from '@/lib/content/query/forms';
import { labels } from '@/lib/content/query/site';
import { formatDay } from '@/lib/dates/date-words';
import { unfinishedEnquiry } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/payload';
import { BookTrip } from './book-trip';
import { Enquiry } from './enquiry';
import { startForm } from './start.client';

const { words } = forms;
const names = ['flight', 'contact', 'booking'] as const;
const texts = { label: 'Label', heading: 'Heading', note: 'Note' };
const settings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'flight-template',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact-template',
};

/** Replaces the mail service: the real client calls it as its fetch. */
const service = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
const answer = (status: number, text: string) => ({
  ok: status < 400,
  status,
  text: async () => text,
});

/** Replaces the observer, which has no layout here: whether what is watched is in view. */
let isInView = true;
class Observer {
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: isInView }]);
  }
  disconnect() {}
}

let mockPartsArrive = true;
jest.mock('../../lib/enquiry/deliver', () => {
  if (!mockPartsArrive) throw new Error('Loading a script failed');
  return jest.requireActual('../../lib/enquiry/deliver');
});

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  Object.assign(globalThis, {
    fetch: service,
    IntersectionObserver: Observer,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  document.body.replaceChildren();
  isInView = true;
  service.mockReset().mockResolvedValue(answer(200, 'OK'));
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});
afterEach(async () => {
  // What still waits for an answer ends, and with it the watch for leaving.
  await wait(15_000);
  expect(textsBesideOthers()).toEqual([]);
  jest.restoreAllMocks();
});

/**
 * Texts of islands that have something beside them. A browser that translates puts other nodes into the
 * places of texts: React can only change a text that is the only child of its element.
 */
function textsBesideOthers(): string[] {
  const parts = [...document.querySelectorAll('[data-island] *')].filter(
    ({ childNodes: [...nodes] }) =>
      nodes.length > 1 && nodes.some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  return parts.map(({ outerHTML }) => outerHTML);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const difficult = ' Ünal <b>"Ś"</b> & नमस्ते 🏝️ ₹22,500 $& {page} #1?';
/** Values of fields that do not take any text, by type. */
const plain: Partial<Record<string, string>> = {
  email: 'a@mail.in',
  tel: '9876543210',
  date: '2027-01-20',
  number: '2',
};

/** A valid value for each field of a form. */
function filled(form: FormName): Record<string, string> {
  const fields = forms[form].fields.map((field) => [
    field.name,
    plain[field.type] ?? field.name + difficult,
  ]);
  return Object.fromEntries(fields);
}

/** The message that the mail service gets, and the values of its other fields. */
function expectedPayload(name: FormName) {
  const { message, ...values } = filled(name);
  const details = forms[name].fields.filter(({ inMessage }) => inMessage);
  const lines = details.map((field) => `${field.label}: ${values[field.name]}`).join('\n');
  for (const field of details) delete values[field.name];
  const page = words.page.replace('{page}', location.href);
  return { ...values, message: [message, lines, page].filter(Boolean).join('\n\n') };
}

/** Whether the heading of a field's group says that all its fields may be left empty. */
function isToldAbove(form: FormName, name: string): boolean {
  const names = forms[form].group?.fields ?? [];
  const isRequired = forms[form].fields.some((one) => one.required && names.includes(one.name));
  return names.includes(name) && !isRequired;
}

/** Notes what listens to the window from now on; the function returned ends that, as leaving a page does. */
function watchListeners(): () => void {
  const listening = jest.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  };
}

/**
 * Shows a form as its page does, and fills it in. Fields are found by their labels.
 * @param before what happens on the page before its scripts come
 */
function open(
  name: FormName = 'contact',
  typed = filled(name),
  before?: (fields: HTMLFormControlsCollection) => void,
) {
  const page = name === 'booking' ? <BookTrip /> : <Enquiry name={name} texts={texts} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [early] = container.getElementsByTagName('form');
  if (early) before?.(early.elements);
  const place = container.querySelector<HTMLElement>('[data-island]') as HTMLElement;
  const leave = watchListeners();
  act(() => startForm(place, getEnquiryData()));
  const unmount = () => {
    leave();
    container.remove();
  };
  document.querySelector('dialog')?.setAttribute('open', '');
  const element = document.querySelector('form') as HTMLFormElement;
  const form = within(element);
  const notes = within(container);
  const { fields } = forms[name];
  const field = (wanted: string) => {
    const { label, required } = fields.find(({ name }) => name === wanted) as (typeof fields)[0];
    const note = required || isToldAbove(name, wanted) ? '' : ` (${words.optional})`;
    return form.getByLabelText<HTMLInputElement>(label + note);
  };
  const button = element.querySelector('button[type=submit]') as HTMLButtonElement;
  const type = (values: Record<string, string>) => {
    for (const [one, value] of Object.entries(values)) {
      fireEvent.input(field(one), { target: { value } });
    }
  };
  type(typed);
  return {
    ...form,
    ...{ name, type, unmount, element, notes, fields, field, button },
    alert: () => form.getByRole('alert').textContent,
    hasFocus: () => document.activeElement === form.getByRole('alert').parentElement,
    /** What a screen reader says first after a field's label. */
    description: (wanted: string) => {
      const [id] = field(wanted).getAttribute('aria-describedby')?.split(' ') ?? [];
      return element.querySelector(`#${id}`)?.textContent;
    },
    values: () => Object.fromEntries(fields.map((one) => [one.name, field(one.name).value])),
    /** Presses the button and waits for everything that needs no delay. */
    send: async () => {
      fireEvent.click(button);
      await wait(0);
    },
  };
}

type OpenForm = ReturnType<typeof open>;

function expectSent({ alert, button, fields, values }: OpenForm) {
  expect(alert()).toBe(words.sent);
  expect(button.ariaDisabled).toBe('false');
  expect(values()).toEqual(Object.fromEntries(fields.map((field) => [field.name, ''])));
  expect(Object.keys(sessionStorage)).toEqual(['enquiry:sent']);
}

/** Expects nothing lost, a working button, and the same text ready for chat, e-mail and telephone. */
function expectUnsent(form: OpenForm, text: string, values = filled(form.name)) {
  expect(form.alert()).toBe(text);
  expect(form.button.ariaDisabled).toBe('false');
  expect(form.values()).toEqual(values);
  const lines = form.fields.flatMap(({ name, label, type }) => {
    const value = values[name];
    return value ? `${label}: ${type === 'date' ? formatDay(value) : value}` : [];
  });
  const page = words.page.replace('{page}', location.href);
  const message = [forms[form.name].subject, '', ...lines, '', page].join('\n');
  const address = (label: string) => new URL(form.getAllByText(label)[0]?.closest('a')?.href ?? '');
  expect(address(words.chat).searchParams.get('text')).toBe(message);
  expect(address(words.mail).searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
  expect(address(words.call).href).toMatch(/^tel:\+\d+$/);
}

test.each(names)('%s sends exactly its fields, and the page it was sent from', async (name) => {
  const form = open(name);
  expect(form.notes.getByText(words.carrier, { exact: false }).textContent).toContain(
    forms[name].privacy,
  );
  await form.send();
  expect(service).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(service.mock.lastCall?.[1].body ?? [])).toEqual({
    ...expectedPayload(name),
    lib_version: expect.any(String),
    service_id: 'service',
    template_id: name === 'flight' ? 'flight-template' : 'contact-template',
    user_id: 'key',
  });
  expectSent(form);
  expect(form.hasFocus()).toBe(true);
});

test.each(names)(
  '%s hides its empty fields after a success, until they are wanted',
  async (name) => {
    const form = open(name);
    const isHidden = () => form.button.closest('[hidden]') !== null;
    await form.send();
    expectSent(form);
    expect(isHidden()).toBe(true);
    fireEvent.click(form.getByText(words.another));
    expect(isHidden()).toBe(false);
    await wait(0);
    expect(document.activeElement).toBe(form.element.querySelector('input'));
    expect(form.alert()).toBe('');
  },
);

test('the popup has its fields again when it opens after a success', async () => {
  const form = open('booking');
  await form.send();
  const popup = form.element.closest('dialog') as HTMLDialogElement;
  fireEvent(popup, new Event('toggle'));
  expect(form.button.closest('[hidden]')).toBeNull();
  expect(form.alert()).toBe('');
});

test('a fault is taken back when its field has been mended and left', async () => {
  const form = open();
  const [first = '', second = ''] = form.fields.flatMap(({ name, required }) =>
    required ? name : [],
  );
  form.type({ [first]: '', [second]: '' });
  await form.send();
  const mend = async (name: string) => {
    form.field(name).focus();
    form.type({ [name]: filled('contact')[name] ?? '' });
    fireEvent.blur(form.field(name));
    await wait(0);
  };
  await mend(first);
  expect(form.field(first).getAttribute('aria-invalid')).toBeNull();
  expect(form.field(second).getAttribute('aria-invalid')).toBe('true');
  expect(form.hasFocus()).toBe(false);
  await mend(second);
  expect(form.alert()).toBe('');
});

test('after a failure that is sure, one press tries again', async () => {
  const form = open();
  service.mockResolvedValueOnce(answer(500, ''));
  await form.send();
  expectUnsent(form, words.unsent.refused);
  fireEvent.click(form.getByText(words.again));
  expect(form.hasFocus()).toBe(true);
  await wait(0);
  expectSent(form);
});

test.each(names)('%s tells all that is missing, and leads there', async (name) => {
  const form = open(name);
  const required = form.fields.filter((field) => field.required);
  form.type(Object.fromEntries(required.map((field) => [field.name, ' '])));
  await form.send();
  expect(form.alert()).toBe(forms[name].missing);
  expect(form.hasFocus()).toBe(true);
  expect(form.element.querySelectorAll('[aria-invalid=true]')).toHaveLength(required.length);
  for (const { name: field, label } of required) {
    const text = words.faults.empty.replace('{field}', label);
    expect(form.description(field)).toBe(text);
    fireEvent.click(form.getByText(text, { selector: 'a' }));
    expect(document.activeElement).toBe(form.field(field));
  }
  expect(service).not.toHaveBeenCalled();

  form.type(filled(name));
  await form.send();
  expectSent(form);
});

test.each([
  ['email', 'asha@mail', words.faults.email],
  ['phone', 'call me', words.faults.phone],
  ['adults', 'two', words.faults.number],
  ['nights', '61', words.faults.number],
  ['date', '2026-11-22', labels.dates.past],
  ['date', '2062-01-20', labels.dates.far],
  ['date', '9999-01-20', labels.dates.wrong.replace('{value}', '9999-01-20')],
  ['name', 'n'.repeat(101), words.faults.long.replace('{length}', '101').replace('{limit}', '100')],
])('a wrong %s is kept and told', async (name, value, text) => {
  const form = open();
  form.type({ [name]: value });
  await form.send();
  expect(form.alert()).toBe(words.check);
  expect(form.values()).toEqual({ ...filled('contact'), [name]: value });
  expect(form.description(name)).toBe(text);
  expect(service).not.toHaveBeenCalled();
});

test.each(names)('%s: numbers have buttons for more and for less', (name) => {
  const form = open(name, {});
  for (const { name: field, type } of form.fields) {
    const [less, more] = form.field(field).parentElement?.querySelectorAll('button') ?? [];
    expect(!!(less && more)).toBe(type === 'number');
    if (!less || !more) continue;
    for (const [button, value] of [
      [more, '1'],
      [more, '2'],
      [less, '1'],
      [less, ''],
    ] as const) {
      fireEvent.click(button);
      expect(form.field(field).value).toBe(value);
      const draft = JSON.parse(sessionStorage.getItem(`enquiry:${name}`) ?? '{}');
      expect(draft.values?.[field] ?? '').toBe(value);
    }
  }
});

test('megabytes are cut at the limit when they arrive, which is told until the field is edited', async () => {
  const form = open('contact', { ...filled('contact'), message: 'word '.repeat(2_000_000) });
  const told = words.cut.replace('{limit}', '2000');
  expect(form.field('message').value).toHaveLength(2000);
  expect(form.description('message')).toBe(told);
  expect(form.getByText(told).getAttribute('role')).toBe('alert');
  expect(JSON.parse(sessionStorage.getItem('enquiry:contact') ?? '').values.message).toHaveLength(
    2000,
  );
  form.type({ name: 'Meera' });
  expect(form.description('message')).toBe(told);
  form.type({ message: 'Two of us' });
  expect(form.queryByText(told)).toBeNull();
  form.type({ phone: '9'.repeat(10_000_000) });
  expect(form.field('phone').value).toHaveLength(100);
  await form.send();
  expect(form.description('phone')).toBe(words.faults.phone);
});

test.each(names)('%s has room for its limit in every script, and for no file', (name) => {
  const form = open(name, {});
  for (const { name: field, type, limit } of form.fields) {
    expect(form.field(field).maxLength).toBe(type === 'date' ? -1 : limit * 12);
  }
});

const reject = (reason: unknown) => () => Promise.reject(reason);
const respond = (status: number, text: string) => async () => answer(status, text);

test.each([
  ['a connection that fails', 'broken', reject(new TypeError('Failed to fetch'))],
  ...[400, 403, 412, 413, 500].map((status) => [status, 'refused', respond(status, '')] as const),
  ['a string that the client throws', 'refused', reject('The public key is required')],
  ['429', 'busy', respond(429, 'Too Many Requests')],
  ['a page to sign in', 'signIn', respond(200, '<!doctype html><title>Hotel Wi-Fi</title>')],
  ['nothing', 'late', respond(200, '')],
] as const)('after %s nothing is lost, and a second try works', async (_, reason, fail) => {
  service.mockImplementationOnce(fail);
  const form = open();
  await form.send();
  expect(form.hasFocus()).toBe(true);
  expectUnsent(form, words.unsent[reason]);
  form.type({ name: 'Meera' });
  expectUnsent(form, words.unsent[reason], { ...filled('contact'), name: 'Meera' });
  // The log has the status and none of the visitor's data.
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [expect.stringMatching(/^No OK for an enquiry: status \d+$/)],
  ]);
  await form.send();
  expectSent(form);
  expect(service).toHaveBeenCalledTimes(2);
});

describe('an OK that does not come in time', () => {
  async function sendLate() {
    let release: (answer: unknown) => void = () => undefined;
    service.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
    const form = open();
    await form.send();
    await wait(14_999);
    expect([form.button.ariaDisabled, form.button.textContent]).toEqual(['true', words.sending]);
    expect(form.alert()).toBe('');
    await wait(1);
    expectUnsent(form, words.unsent.late);
    const arrive = () => {
      release(answer(200, 'OK'));
      return wait(0);
    };
    return { form, arrive };
  }

  test('is told when it comes after all', async () => {
    const { form, arrive } = await sendLate();
    await arrive();
    expectSent(form);
  });

  test('leaves alone what was changed meanwhile', async () => {
    const { form, arrive } = await sendLate();
    form.type({ phone: '+91 3192 000 001' });
    await arrive();
    expect(form.alert()).toBe(words.sent);
    expect(form.values()).toEqual({ ...filled('contact'), phone: '+91 3192 000 001' });
  });

  test('says nothing of a later try', async () => {
    const { form, arrive } = await sendLate();
    service.mockResolvedValueOnce(answer(500, ''));
    await form.send();
    await arrive();
    expectUnsent(form, words.unsent.refused);
  });
});

test('offline nothing leaves, and one press sends it when the connection is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = open();
  await form.send();
  expectUnsent(form, words.unsent.offline);
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expectUnsent(form, words.unsent.back);
  expect(service).not.toHaveBeenCalled();
  fireEvent.click(form.getByText(words.sendNow));
  expect(form.hasFocus()).toBe(true);
  await wait(0);
  expectSent(form);
});

test('a part of the page that does not arrive is told, and fetched again', async () => {
  jest.resetModules();
  mockPartsArrive = false;
  const form = open();
  await form.send();
  expectUnsent(form, words.unsent.missingParts);
  mockPartsArrive = true;
  await form.send();
  expectSent(form);
});

test('a double press and Enter send once', async () => {
  const form = open();
  form.button.click();
  form.button.click();
  form.element.requestSubmit();
  await wait(0);
  expectSent(form);
  expect(service).toHaveBeenCalledTimes(1);
});

test('after a success the next one waits for 30 s, with every word', async () => {
  const form = open();
  await form.send();
  form.type(filled('contact'));
  await wait(10_000);
  await form.send();
  expectUnsent(form, words.unsent.tooSoon.replace('{seconds}', '20'));
  expect(service).toHaveBeenCalledTimes(1);
  await wait(20_000);
  await form.send();
  expectSent(form);
});

test('a machine that fills in the honeypot sends nothing', async () => {
  const form = open();
  form.getByLabelText<HTMLInputElement>(words.honeypot).value = 'https://spam.example';
  await form.send();
  expectUnsent(form, words.unsent.refused);
  expect(service).not.toHaveBeenCalled();
});

test('a draft is back on the next page, and the focus stays where it is', () => {
  open().unmount();
  const form = open('contact', {});
  expect(form.values()).toEqual(filled('contact'));
  expect(form.getByText(words.restored).getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(document.body);
});

describe('before the scripts come', () => {
  const write = (fields: HTMLFormControlsCollection, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      Object.assign(fields.namedItem(name) ?? {}, { value });
    }
  };

  test('what is typed stays, and a draft fills what is empty', () => {
    open().unmount();
    const form = open('contact', {}, (fields) => write(fields, { name: 'Meera', message: 'Two' }));
    const values = { ...filled('contact'), name: 'Meera', message: 'Two' };
    expect(form.values()).toEqual(values);
    form.unmount();
    expect(open('contact', {}).values()).toEqual(values);
  });

  test('a day that is half typed is left alone', () => {
    open().unmount();
    const form = open('contact', {}, (fields) => {
      Object.defineProperty(fields.namedItem('date'), 'validity', { value: { badInput: true } });
    });
    expect(form.values()).toEqual({ ...filled('contact'), date: '' });
  });

  test('a press is remembered, and sends what was typed', async () => {
    const form = open('contact', {}, (fields) => {
      write(fields, filled('contact'));
      for (const field of fields)
        if (field.matches('[data-waits]')) field.setAttribute('data-pressed', 'click');
    });
    await wait(0);
    expectSent(form);
    expect(service).toHaveBeenCalledTimes(1);
    expect(form.element.querySelector('[data-pressed], [data-waits]')).toBeNull();
  });

  test('a press after which somebody went on writing asks before it sends', async () => {
    const form = open('contact', {}, (fields) => {
      write(fields, filled('contact'));
      for (const field of fields)
        if (field.matches('[data-waits]')) field.setAttribute('data-pressed', 'edited');
    });
    await wait(0);
    expectUnsent(form, words.unsent.back);
    expect(form.hasFocus()).toBe(false);
    expect(service).not.toHaveBeenCalled();
    fireEvent.click(form.getByText(words.sendNow));
    await wait(0);
    expectSent(form);
  });

  test('the answer to an early press leaves the focus in the field to which somebody has turned', async () => {
    const form = open('contact', {}, (fields) => {
      for (const field of fields)
        if (field.matches('[data-waits]')) field.setAttribute('data-pressed', 'click');
      (fields.namedItem('phone') as HTMLElement).focus();
    });
    await wait(0);
    expect(form.alert()).toBe(forms.contact.missing);
    expect(document.activeElement).toBe(form.field('phone'));
    await form.send();
    expect(form.hasFocus()).toBe(true);
  });

  test('megabytes that came past the browser are cut, and that is told', () => {
    const form = open('contact', {}, (fields) => write(fields, { message: 'x'.repeat(3_000_000) }));
    expect(form.field('message').value).toHaveLength(2000);
    expect(form.description('message')).toBe(words.cut.replace('{limit}', '2000'));
  });
});

/** Leaves the page, and says whether the browser would ask first. */
function leave(): boolean {
  const asks = !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  fireEvent(window, new Event('pagehide'));
  return asks;
}

/** Brings the very page again, from the browser's cache for Back and Forward. */
const comeBack = (persisted = true) =>
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

describe('who leaves while sending', () => {
  /** An open form whose answer has not come; answer and fail let it come. */
  async function sendHeld(name: FormName = 'contact') {
    let end: Record<'resolve' | 'reject', (answer: unknown) => void> | undefined;
    service.mockImplementationOnce(
      () => new Promise((resolve, reject) => (end = { resolve, reject })),
    );
    const form = open(name);
    await form.send();
    return {
      ...form,
      answer: (status: number, text: string) => {
        end?.resolve(answer(status, text));
        return wait(0);
      },
      fail: () => {
        end?.reject(new TypeError('Failed to fetch'));
        return wait(0);
      },
      cut: () => {
        end?.resolve({ ...answer(200, ''), text: reject(new TypeError('network error')) });
        return wait(0);
      },
    };
  }

  test('is asked, and only then', async () => {
    expect(leave()).toBe(false);
    const form = await sendHeld();
    expect(leave()).toBe(true);
    await form.answer(200, 'OK');
    expect(leave()).toBe(false);
    expectSent(form);
  });

  test('is asked while the parts that send are on their way, and told on the next page', async () => {
    const form = open();
    fireEvent.click(form.button);
    expect(leave()).toBe(true);
    expect(unfinishedEnquiry()).toBe('contact');
    await wait(0);
  });

  test.each(names)('%s is told on the next page, once', async (name) => {
    const first = await sendHeld(name);
    leave();
    expect(unfinishedEnquiry()).toBe(name);
    first.unmount();
    const form = open(name, {});
    expectUnsent(form, words.unsent.interrupted);
    expect(unfinishedEnquiry()).toBeUndefined();
    form.unmount();
    const third = open(name, {});
    expect(third.getByText(words.restored)).toBeTruthy();
    await third.send();
    expectSent(third);
  });

  test.each(['fail', 'cut'] as const)(
    'and whose connection the browser cuts off is told, too (%s)',
    async (how) => {
      const first = await sendHeld();
      leave();
      await first[how]();
      first.unmount();
      expect(unfinishedEnquiry()).toBe('contact');
      const form = open('contact', {});
      expectUnsent(form, words.unsent.interrupted);
      await form.send();
      expectSent(form);
      expect(unfinishedEnquiry()).toBeUndefined();
    },
  );

  test('is told again as long as the form has not come into view, as in a closed popup', async () => {
    const first = await sendHeld('booking');
    leave();
    first.unmount();
    isInView = false;
    const second = open('booking', {});
    second.type({ name: 'Meera' });
    expect(unfinishedEnquiry()).toBe('booking');
    second.unmount();
    isInView = true;
    expect(open('booking', {}).alert()).toBe(words.unsent.interrupted);
    expect(unfinishedEnquiry()).toBeUndefined();
  });

  test('but stays after all, and sees that it failed, is told nothing later', async () => {
    const form = await sendHeld();
    fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await form.fail();
    expectUnsent(form, words.unsent.broken);
    expect(unfinishedEnquiry()).toBe('contact');
    await wait(5_000);
    expect(unfinishedEnquiry()).toBeUndefined();
    expectUnsent(form, words.unsent.broken);
  });

  describe('and comes Back to the very page', () => {
    async function sendAndComeBack() {
      const form = await sendHeld();
      leave();
      comeBack();
      expectUnsent(form, words.unsent.interrupted);
      expect(unfinishedEnquiry()).toBeUndefined();
      expect(leave()).toBe(false);
      return form;
    }

    test('is told of an OK that comes after all', async () => {
      const form = await sendAndComeBack();
      await form.answer(200, 'OK');
      expectSent(form);
    });

    test('is told of a refusal, without being called away from a field', async () => {
      const form = await sendAndComeBack();
      form.field('phone').focus();
      await form.answer(500, '');
      expectUnsent(form, words.unsent.refused);
      expect(document.activeElement).toBe(form.field('phone'));
    });

    test.each([
      ['a connection that broke', (form: { fail: () => Promise<void> }) => form.fail()],
      ['no answer', () => wait(20_000)],
    ])('hears nothing new after %s', async (_, end) => {
      const form = await sendAndComeBack();
      await end(form);
      expectUnsent(form, words.unsent.interrupted);
    });

    test('can try again, and hears of that alone', async () => {
      const form = await sendAndComeBack();
      service.mockResolvedValueOnce(answer(429, ''));
      await form.send();
      expectUnsent(form, words.unsent.busy);
      await form.answer(500, '');
      expectUnsent(form, words.unsent.busy);
    });

    test('is told where the connection broke on the way out', async () => {
      const form = await sendHeld();
      leave();
      await form.fail();
      comeBack();
      expectUnsent(form, words.unsent.interrupted);
      expect(unfinishedEnquiry()).toBeUndefined();
    });

    test('finds a form that had nothing to send as it was', () => {
      const form = open();
      leave();
      comeBack();
      expect(form.alert()).toBe('');
    });
  });

  test('and tries again before the parts that send have come sends once', async () => {
    const form = open();
    fireEvent.click(form.button);
    leave();
    comeBack();
    expect(form.alert()).toBe(words.unsent.interrupted);
    await form.send();
    expectSent(form);
    expect(service).toHaveBeenCalledTimes(1);
  });
});

test('a refusal that comes too late is told: it is certain', async () => {
  let release: (answer: unknown) => void = () => undefined;
  service.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  const form = open();
  await form.send();
  await wait(15_000);
  expectUnsent(form, words.unsent.late);
  release(answer(403, ''));
  await wait(0);
  expectUnsent(form, words.unsent.refused);
});

test.each([
  ['copies it', { writeText: () => Promise.resolve() }, words.copied],
  ['refuses', { writeText: reject(new DOMException('No', 'NotAllowedError')) }, words.selected],
  ['cannot', undefined, words.selected],
])('a browser that %s: the message is copied, or selected', async (_, clipboard, told) => {
  Object.assign(navigator, { clipboard });
  getSelection()?.removeAllRanges();
  service.mockResolvedValueOnce(answer(500, ''));
  const form = open();
  await form.send();
  fireEvent.click(form.getByText(words.copy));
  await wait(0);
  expect(form.getByText(told).getAttribute('role')).toBe('status');
  const message = form.element.querySelector('pre')?.textContent;
  expect(getSelection()?.toString()).toBe(told === words.selected ? message : '');
  form.type({ name: 'Meera' });
  expect(form.queryByText(told)).toBeNull();
});

test('a form works where nothing can be stored', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden, or full', 'QuotaExceededError');
    });
  }
  const form = open();
  await form.send();
  expect(form.alert()).toBe(words.sent);
});

test('the item that led here goes before what was typed, once', async () => {
  open().unmount();
  history.replaceState(null, '', '/contact?about=Reef+Week&item=/packages/reef-week');
  const line = words.about.replace('{item}', 'Reef Week');
  const message = `${line}\nhttp://localhost/packages/reef-week\n\nmessage${difficult}`;
  const first = open('contact', {});
  await wait(0);
  expect(first.field('message').value).toBe(message);
  first.type({ name: 'Asha' });
  first.unmount();
  const second = open('contact', {});
  await wait(0);
  expect(second.field('message').value).toBe(message);
});

test('the day that led here fills the date, and stands nowhere else', async () => {
  history.replaceState(null, '', '/contact?about=Reef+Week&arrive=2026-12-20');
  const first = open('contact', { name: 'Asha' });
  expect(first.field('date').value).toBe('2026-12-20');
  await wait(0);
  const about = words.about.replace('{item}', 'Reef Week');
  expect(first.field('message').value).toBe(about);
  const changed = `${about}\nRather a day later.`;
  first.type({ message: changed, date: '2026-12-21' });
  first.unmount();
  const second = open('contact', {});
  await wait(0);
  expect(second.values()).toMatchObject({ name: 'Asha', date: '2026-12-21', message: changed });
});

test('a day in the address leaves no draft, and other pages no day', () => {
  history.replaceState(null, '', '/contact?arrive=2026-12-20');
  const first = open('contact', {});
  expect(first.values()).toMatchObject({ date: '2026-12-20', message: '' });
  first.unmount();
  history.replaceState(null, '', '/contact');
  expect(open('contact', {}).field('date').value).toBe('');
});

test.each(['2027-02-29', 'soon', '%3Cb%3E', '%', ''])('%j fills no date', async (day) => {
  history.replaceState(null, '', `/contact?about=Reef+Week&arrive=${day}`);
  const form = open('contact', {});
  expect(form.field('date').value).toBe('');
  await wait(0);
  expect(form.field('message').value).toBe(words.about.replace('{item}', 'Reef Week'));
});

test.each(names)('%s without a mail service says so, and prepares the message', async (name) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  const form = open(name, {});
  expect(form.notes.getByText(words.noCarrier, { exact: false })).toBeTruthy();
  expect(form.button.textContent).toBe(forms[name].prepare);
  await form.send();
  expect(form.alert()).toBe(forms[name].missing);
  const optional = form.fields.filter(({ required }) => !required).map((field) => [field.name, '']);
  const values = { ...filled(name), ...Object.fromEntries(optional) };
  form.type(values);
  await form.send();
  expectUnsent(form, words.prepared + words.unsent.notSetUp, values);
  expect(service).not.toHaveBeenCalled();
});

test('a prepared message that has lost a field is not handed over', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  const form = open();
  await form.send();
  const required = form.fields.find((field) => field.required)?.name ?? '';
  const press = (name: string) => fireEvent.click(form.getByRole('link', { name }));
  expect(press(words.mail)).toBe(true);
  form.type({ [required]: '' });
  expect(press(words.mail)).toBe(false);
  await wait(0);
  expect(form.alert()).toBe(forms.contact.missing);
});
