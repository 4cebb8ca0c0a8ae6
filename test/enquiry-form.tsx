import { act, fireEvent, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EnquiryForm } from '@/components/enquiry/enquiry-form.island';
import { BookingDialog, EnquirySection } from '@/components/enquiry/enquiry-section';
import { EnquiryStore } from '@/components/enquiry/enquiry-store';
import { makeDraftStore } from '@/components/storage/draft-store';
import { forms } from '@/lib/content/query/forms';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { makeTariff } from '@/lib/data-files/make-tariff';
import type { FormName } from '@/lib/enquiry/enquiry';
import { parseDraft } from '@/lib/enquiry/enquiry-state';
import { enquiryText } from '@/lib/enquiry/message';
import { enquiryOf, filled } from './enquiries';

// Uses enquiry forms as visitors do, without a browser. e2e/enquiry-form.ts does the same for browser tests.

const { messages } = forms;

/** The texts of the section around a form. */
export const texts = { label: 'Label', heading: 'Heading', note: 'Note' };

/** The environment of a site with a mail service. */
const settings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'flight-template',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact-template',
};

/** Replaces the mail service. The real client calls it as `fetch`. */
export const service = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
export const makeResponse = (status: number, text: string) => ({
  ok: status < 400,
  status,
  text: async () => text,
});

/** Delays the answer to the next enquiry. @returns a function that gives it */
export function holdAnswer() {
  let resolve: (response: unknown) => void = () => undefined;
  service.mockReturnValueOnce(new Promise((onAnswer) => (resolve = onAnswer)));
  return (status: number, text: string) => {
    resolve(makeResponse(status, text));
    return wait(0);
  };
}

export const tariff = makeTariff();

/** Opens the site for a new visitor, with a mail service that answers OK. */
export function openSite() {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  // jsdom doesn't say how the visitor came to the page.
  performance.getEntriesByType = () => [];
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  Object.assign(globalThis, { fetch: service, IS_REACT_ACT_ENVIRONMENT: true });
  service.mockReset().mockResolvedValue(makeResponse(200, 'OK'));
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/contact');
}

/**
 * Finds texts of islands that have siblings. Translators replace text nodes, and then React can only change a text that
 * is the only child of its element.
 */
export function textsBesideOthers(): string[] {
  const parts = [...document.querySelectorAll('form[data-enquiry] *')].filter(
    ({ childNodes: [...nodes] }) =>
      nodes.length > 1 && nodes.some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  return parts.map(({ outerHTML }) => outerHTML);
}

/** Advances the timers by this many ms. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/**
 * Shows a form as its page does, and fills it in. Finds fields by their labels.
 * @param early the values typed before the script starts
 */
export function openForm(
  name: FormName = 'contact',
  typed = filled(name),
  early: Record<string, string> = {},
) {
  const section =
    name === 'booking' ? <BookingDialog /> : <EnquirySection formName={name} {...texts} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section);
  const island = container.querySelector('form')?.closest('[data-island]') as HTMLElement;
  const element = island.querySelector('form') as HTMLFormElement;
  for (const [field, value] of Object.entries(early))
    Object.assign(element.querySelector(`[name=${field}]`) ?? {}, { value });
  const needsTariff = island.dataset.files?.includes('tariff');
  const data = { forms: makeFormsData(), ...(needsTariff && { tariff }) };
  const store = new EnquiryStore({ formName: name, ...data });
  // A visitor may type while React is connecting the form.
  store.update();
  const root = <EnquiryForm store={store} />;
  const { unmount } = render(root, { container: island, hydrate: true });
  document.querySelector('dialog')?.setAttribute('open', '');
  const form = within(element);
  const notes = within(container);
  const { fields } = forms[name];
  const field = (wanted: string) => element.elements.namedItem(wanted) as HTMLInputElement;
  const alert = () => element.querySelector('[role=alert]') as HTMLElement;
  const button = element.querySelector('button[name=send]') as HTMLButtonElement;
  // All at once, as browsers fill in addresses, so that React renders once.
  const type = (values: Record<string, string>) =>
    act(() => {
      for (const [fieldName, value] of Object.entries(values)) {
        fireEvent.input(field(fieldName), { target: { value } });
      }
    });
  type(typed);
  const parts = { name, type, unmount, element, notes, fields, field, button };
  return {
    ...form,
    ...parts,
    alert: () => alert().textContent,
    hasFocus: () => document.activeElement === alert().parentElement,
    /** The first description that screen readers read after a field's label. */
    description: (wanted: string) => {
      const [id] = field(wanted).getAttribute('aria-describedby')?.split(' ') ?? [];
      return element.querySelector(`#${id}`)?.textContent;
    },
    values: () => Object.fromEntries(fields.map(({ name }) => [name, field(name).value])),
    /** Presses the button, and waits for everything that doesn't need a timer. */
    send: async () => {
      fireEvent.click(button);
      await wait(0);
    },
  };
}

type OpenForm = ReturnType<typeof openForm>;

/** Expects that the form reports success and is ready again, and that the fields and the draft are empty. */
export function expectSent({ name, alert, button, fields, values }: OpenForm) {
  expect(alert()).toBe(messages.sent);
  expect(button.ariaDisabled).toBe('false');
  expect(values()).toEqual(Object.fromEntries(fields.map((field) => [field.name, ''])));
  expect(makeDraftStore(name).read()).toEqual(parseDraft('', location.origin));
}

/** Expects that no value is lost, the button works, and chat, e-mail and phone have the same text. */
export function expectFailed(form: OpenForm, text: string, values = filled(form.name)) {
  expect(form.alert()).toBe(text);
  expect(form.button.ariaDisabled).toBe('false');
  expect(form.values()).toEqual(values);
  const message = enquiryText(forms[form.name].subject, enquiryOf(form.name, values));
  const address = (label: string) => new URL(form.getAllByText(label)[0]?.closest('a')?.href ?? '');
  expect(address(messages.chat).searchParams.get('text')).toBe(message);
  expect(address(messages.mail).searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
  expect(address(messages.call).href).toMatch(/^tel:\+\d+$/);
}
