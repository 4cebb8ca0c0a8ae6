import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enquiryListRoute } from '@/lib/contact/enquiry-route';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { formMessages as messages } from '@/lib/content-files';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes/routes';
import { makeLocalServer } from '../scripts/serve/local-server';
import { testSite } from '../scripts/test-site.mjs';
import { changePage, type ExtensionTiming } from './browser-extensions';
import { type Browser, engines } from './engines';
import { items, unknown } from './site';
import { TestServer } from './test-server';

// Repeats what visitors do on a phone in Firefox and WebKit, with the same steps in both. Looks, and whatever needs a
// stopped clock, are tested only in Chromium.

let browser: Browser;
/** Whether the mail service answers or closes the connection, and the enquiries that it has received. */
let isAnswering: boolean;
let sent: string[];
/** When browser extensions change the pages. */
let extensions: ExtensionTiming;

/**
 * Records the errors of a page in session storage, because tests can't read WebKit's console. The server inserts it
 * before the page's policy, so the policy doesn't block it.
 */
function noteIssues() {
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const note = (issue: unknown) => {
    // Leaving a page cancels its requests. The site itself logs that an enquiry was not sent.
    if (isLeft || /^EmailJS: status/.test(`${issue}`)) return;
    sessionStorage.issues = `${sessionStorage.issues ?? ''}${issue}\n`;
  };
  addEventListener('securitypolicyviolation', (it) => note(it.violatedDirective + it.blockedURI));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // Error events of elements that fail to load do not bubble.
  addEventListener('error', (it) => note(it.message ?? (it.target as Element).outerHTML), true);
  Object.assign(console, { error: note, warn: note });
}

const { fetch: answer } = makeLocalServer(testSite);
const server = new TestServer(async (request, { socket }) => {
  if (request.method === 'POST') {
    sent.push(await request.text());
    if (!isAnswering) socket.destroy();
    return new Response('OK');
  }
  const response = await answer(new Request(request.url));
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const change = extensions === 'none' ? '' : `(${changePage})('${extensions}');`;
  const script = `<script>(${noteIssues})();${change}</script>`;
  const html = (await response.text()).replace('<head>', `<head>${script}`);
  return new Response(html, { status: response.status, headers: { 'Content-Type': 'text/html' } });
});

/** The texts of the visible elements that match a selector; undefined during a navigation. */
const textsOf = (selector: string) => () =>
  browser
    .ask((selector: string) => {
      const found = [...document.querySelectorAll(selector)];
      const seen = found.filter((it) => it.checkVisibility({ visibilityProperty: true }));
      // The "translator" adds invisible characters.
      return seen.map(({ textContent }) => textContent.replaceAll('\u200b', ''));
    }, selector)
    .catch(() => undefined);

/** By default, Playwright soon asks only once a second. */
const often = { intervals: [100] };
const poll = <Value>(ask: () => Promise<Value>, message?: string) =>
  expect.poll(ask, { message, ...often });

const expectCount = (selector: string, count: number) =>
  poll(textsOf(selector), selector).toHaveLength(count);
const expectSeen = (selector: string, text = '') =>
  poll(textsOf(selector), selector).toContainEqual(expect.stringContaining(text));
const hasFocus = (selector: string) => document.activeElement?.matches(selector);

async function reload() {
  await browser.reload();
  await expectCount('html[data-ready]', 1);
}

async function open(address: string, timing: ExtensionTiming = 'none') {
  extensions = timing;
  await browser.open(server.address + address);
  await expectCount('html[data-ready]', 1);
}

const day = addDays(dayInIndia(), 60);
const person = { name: 'Asha', email: 'a@mail.in' };

async function fill(form: string, values: Record<string, string>) {
  const setValue = (field: string, value: string) => {
    const element = Object.assign(document.querySelector(field) ?? document, { value });
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name=${name}]`;
    // React may replace the field during a click.
    await expect(async () => {
      await browser.click(field);
      expect(await browser.ask(hasFocus, field)).toBe(true);
    }).toPass(often);
    // WebKitGTK doesn't accept typing in date fields.
    if (value === day) await browser.ask(setValue, field, value);
    else await browser.type(value);
  }
}

/** Fills in a form that starts when it is used. */
async function start(form: string, values: Record<string, string>) {
  await expect(() => browser.click(`${form} [name=name]`)).toPass(often);
  await expectSeen(`${form} [type=submit]:enabled`);
  await fill(form, values);
}

/** Presses the button of a form. Expects a result and, if the mail service answers, one enquiry with these values. */
async function send(form: string, values: Record<string, string>, told: string) {
  [isAnswering, sent] = [told === messages.sent, []];
  await browser.click(`${form} [type=submit]`);
  await expectSeen(`${form} [role=alert]`, told);
  if (!isAnswering) return;
  expect(sent).toHaveLength(1);
  for (const value of Object.values(values)) expect(sent[0]).toContain(value);
}

const { package: item, place } = items;
const card = `main a[data-dialog][href="${item.route}"]`;
const expectPath = (path: string) => poll(() => browser.ask(() => location.pathname)).toBe(path);

const steps: Record<string, () => Promise<void>> = {
  async 'in a list: a dialog and the price filter, with Back, and saving an item'() {
    await open(routes.packages);
    await browser.click(card);
    await expectSeen('dialog:modal');
    await expectPath(item.route);
    await browser.back();
    await poll(() => browser.ask(hasFocus, card)).toBe(true);
    // The filter scrolls its row when it starts, perhaps during a click.
    await expect(() => browser.click('[data-price-link][href$="25000-50000"]')).toPass(often);
    await expectCount('main .card', 2);
    await browser.back();
    await expectCount('main .card', 6);
    await browser.click(`main button[data-route="${item.route}"]`);
    await browser.click('header a:has(.saved-count)');
    await expectCount('main button[data-route]', 1);
    await browser.click('main button[data-route]');
    await expectSeen('main button[data-route][aria-pressed=false]');
    await expectCount('.saved-count', 0);
  },

  async 'the dialog of a name on a map, which a reload replaces by its page'() {
    await open(routes.map);
    await browser.click(`main .map a[href="${place.route}"]`);
    await expectSeen('dialog:modal');
    await expectPath(place.route);
    await reload();
    await expectSeen('main article h1');
  },

  async 'carousels of Swiper and of Embla'() {
    const slide = textsOf('.carousel-slide:not([inert])');
    for (const route of [routes.home, routes.places]) {
      await open(route);
      await browser.ask(() => document.querySelector('.carousel')?.scrollIntoView());
      await expectCount('.carousel[data-state]', 1);
      await browser.click('.carousel-controls [value=pause]');
      const before = await slide();
      await browser.click('.carousel-controls [value="1"]');
      await poll(slide).not.toEqual(before);
    }
  },

  async 'the side menu and the booking form, with Back'() {
    await open(routes.about);
    await browser.click('header [popovertarget=side-menu][popovertargetaction=show]');
    await browser.click('#side-menu:modal [popovertarget=booking]');
    await start('#booking form', person);
    await send('#booking form', person, messages.sent);
    await browser.back();
    await expectCount('#booking', 0);
    await browser.click('header [popovertarget=side-menu][popovertargetaction=show]');
    await browser.click(`#side-menu:modal a[href="${routes.ferries}"]`);
    await expectPath(routes.ferries);
    await expectCount('html[data-ready]', 1);
    await browser.ask(() => history.back());
    await expectPath(routes.about);
    await expectCount('dialog[open]', 0);
  },

  async 'a form, translated after its scripts, that sends after a failure and Back to the cached page'() {
    const form = 'main form';
    const values = { ...person, phone: '9876543210', message: 'नमस्ते ₹', date: day };
    await open(routes.contact, 'after the scripts');
    await start(form, values);
    await send(form, values, messages.failed.connectionLost);
    await browser.ask(() => document.documentElement.setAttribute('data-same-page', ''));
    await open(routes.privacy, 'after the scripts');
    await browser.back();
    await expectSeen(`[data-same-page] ${form} [role=alert]`, messages.failed.connectionLost);
    await send(form, values, messages.sent);
  },

  async 'the form for a saved list, whose address fills several lines'() {
    const trips = itemsOfType('package').slice(0, 3);
    const list = trips.map((trip) => ({ route: routeOf(trip), name: trip.slug }));
    await open(enquiryListRoute(list));
    await browser.click('form[data-enquiry=contact] [name=name]');
    await expectSeen('form[data-enquiry=contact] p', list.at(-1)?.route.slice(1));
  },

  async 'a search with typing errors'() {
    await open(routes.search);
    await browser.click('#search');
    await browser.type('norht iland');
    await expectSeen(`main ul a[href="${items.place.route}"]`);
  },

  async 'an extra, which is ticked after Back or a reload only if it was chosen'() {
    await open('/watersports/sea-walk');
    await browser.click('[name=extra]');
    await poll(() => browser.ask(() => localStorage.choice)).toContain('walk');
    await open(routes.privacy);
    await browser.back();
    await expectSeen('output a');
    await expectCount('[name=extra]:checked', 1);
    await browser.ask(() => localStorage.removeItem('choice'));
    await reload();
    await expectCount('[name=extra]:checked', 0);
  },

  async 'a day of arrival, which the cached page shows without a network'() {
    const days = 'main section:has(#dates) ol > li';
    await open(item.route);
    await fill('main', { arrive: day });
    await expectCount(days, 3);
    const isCached = (route: string) =>
      navigator.serviceWorker.ready.then(() => caches.match(route)).then(Boolean);
    await poll(() => browser.ask(isCached, item.route)).toBe(true);
    await server.stop();
    await open(item.route);
    await expectSeen('[data-island=offline-note] p');
    await expectCount(days, 3);
    await open(unknown);
    await expectSeen(`main li a[href="${routes.contact}"]`);
    await server.start();
    // Ignore pictures that are not cached.
    await browser.ask(() => delete sessionStorage.issues);
  },
};

for (const [name, engine] of Object.entries(engines)) {
  test.describe(name, () => {
    // The steps share a browser. After a failure, the next step starts a new browser.
    test.describe.configure({ mode: 'default' });
    const isInstalled = engine.programs.every(existsSync);
    test.skip(!isInstalled, `${name}, which needs Debian’s ${engine.packages}`);
    test.beforeAll(async () => {
      await server.start();
      browser = await engine.start();
    });
    test.afterAll(async () => {
      await browser?.close();
      await server.stop();
    });
    test.afterEach(async () => {
      expect(await browser.ask(() => sessionStorage.issues)).toBeFalsy();
    });

    for (const [step, take] of Object.entries(steps)) test(step, take);
  });
}
