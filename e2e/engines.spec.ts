import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import { forms } from '@/content/forms';
import { formMessages as messages } from '@/content/messages/forms';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes';
import { createLocalHost } from '../scripts/serve/local-host';
import { testSite } from '../scripts/site.mjs';
import { type Browser, engines, isInstalled } from './engines';
import { Host } from './host';
import { changePage, type OtherSoftware } from './other-software';
import { desktopSize, phoneSize, shapedRoutes, unknown } from './site';

// What visitors do, in two more engines: one list of steps for both. What only looks different in them, or
// needs a stopped clock, is tested in Chromium alone.

let browser: Browser;
/** What the mail service does with an enquiry, and the enquiries that have come to it. */
let mail: 'refuse' | 'cut off' | 'accept';
let sent: string[];
/** When other software changes the pages. */
let otherSoftware: OtherSoftware;

/**
 * Notes in the tab what goes wrong in a page, since WebKit has no console for tests. The host puts it before
 * the policy of the page, which allows it there.
 */
function noteProblems() {
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const note = (problem: unknown) => {
    // A page that is left loads no more, and the site itself logs that an enquiry was not sent.
    if (isLeft || /^No OK for an enquiry/.test(`${problem}`)) return;
    sessionStorage.problems = `${sessionStorage.problems ?? ''}${problem}\n`;
  };
  addEventListener('securitypolicyviolation', (event) => {
    note(`${event.effectiveDirective} ${event.blockedURI}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // Those of elements that could not be loaded do not bubble.
  addEventListener('error', (it) => note(it.message ?? (it.target as Element).outerHTML), true);
  console.error = note;
  console.warn = note;
}

const mailService = new Hono().post('*', async (c) => {
  sent.push(await c.req.text());
  return mail === 'accept' ? c.text('OK') : c.text('Refused', 500);
});
const site = createLocalHost(testSite, mailService);
const host = new Host(async (request, { socket }) => {
  for (const name of ['Accept-Encoding', 'If-None-Match']) request.headers.delete(name);
  const response = await site.fetch(request);
  if (request.method === 'POST' && mail === 'cut off') socket.destroy();
  const { status, headers } = response;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  headers.delete('Content-Length');
  const html = await response.text();
  const change = otherSoftware === 'none' ? '' : `(${changePage})('${otherSoftware}');`;
  const script = `<script>(${noteProblems})();${change}</script>`;
  return new Response(html.replace('<head>', `<head>${script}`), { status, headers });
});

/** The texts of the elements in sight that match a selector; undefined while a page is left. */
const textsOf = (selector: string) => () =>
  browser
    .ask((selector: string) => {
      const options = { visibilityProperty: true };
      const seen = [...document.querySelectorAll(selector)].filter((it) =>
        it.checkVisibility(options),
      );
      // Translators put invisible signs into texts.
      return seen.map(({ textContent }) => textContent.replaceAll('\u200b', ''));
    }, selector)
    .catch(() => undefined);

const expectCount = (selector: string, count: number) =>
  expect.poll(textsOf(selector), selector).toHaveLength(count);
const expectSeen = (selector: string, text = '') =>
  expect.poll(textsOf(selector), selector).toContainEqual(expect.stringContaining(text));
const expectFocus = (selector: string) => {
  const hasFocus = (selector: string) => document.activeElement?.matches(selector);
  return expect.poll(() => browser.ask(hasFocus, selector)).toBe(true);
};
const expectAddress = (address: string) =>
  expect.poll(() => browser.ask(() => location.href).catch(String)).toBe(host.address + address);

async function open(address: string, size = phoneSize, software: OtherSoftware = 'none') {
  otherSoftware = software;
  await browser.resize(size);
  await browser.open(host.address + address);
  await expectCount('html[data-ready]', 1);
}

const day = addDays(dayInIndia(), 60);
const person = { name: 'Asha', email: 'a@mail.in', phone: '9876543210', message: 'नमस्ते ₹' };

async function fill(form: string, values: Record<string, string>) {
  const setValue = (field: string, value: string) => {
    Object.assign(document.querySelector(field) ?? {}, { value });
  };
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name=${name}]`;
    await browser.click(field);
    // WebKitGTK takes no keys for a day.
    if (value === day) await browser.ask(setValue, field, value);
    else await browser.type(value);
  }
}

/** Presses the button of a form four times: with a mistake, refused, cut off, and with success. */
async function sendForm(name: keyof typeof forms, values: Record<string, string>) {
  const form = `form[data-enquiry=${name}]`;
  const press = async (result: typeof mail, told: string) => {
    [mail, sent] = [result, []];
    await browser.click(`${form} [type=submit]`);
    await expectSeen(`${form} [role=alert]`, told);
    return sent.length;
  };
  await browser.click(`${form} [name=name]`);
  await expectSeen(`${form} [type=submit]:enabled`);
  expect(await press('accept', forms[name].missing)).toBe(0);
  await fill(form, values);
  expect(await press('refuse', messages.unsent.refused)).toBe(1);
  // Firefox itself sends again what was on a connection that it had used before.
  expect(await press('cut off', messages.unsent.broken)).toBeGreaterThan(0);
  expect(await press('accept', messages.sent)).toBe(1);
  for (const value of Object.values(values)) expect(sent[0]).toContain(value);
}

/** Sends a form that a translator changes; after the scripts, a password manager does so, too. */
async function sendChangedForm(when: OtherSoftware) {
  await open(routes.contact, phoneSize, when);
  await expectCount('html[lang=de]', 1);
  await sendForm('contact', { ...person, date: day });
}

/** Presses a button of the carousel of a page, and expects that other slides are in reach. */
async function turnCarousel(route: string, button: string) {
  const inReach = () => textsOf('.carousel-slide:not([inert])')();
  await open(route, desktopSize);
  await browser.hover('.carousel-view');
  await expectCount('.carousel[data-state]', 1);
  await browser.click('.carousel-controls [value=pause]');
  const before = await inReach();
  await browser.click(`.carousel-controls ${button}`);
  await expect.poll(inReach).not.toEqual(before);
}

const packages = itemsOf('package').map(routeOf);
const [first = '', second = ''] = packages;
const dated = `${routes.packages}/harbour-days`;
const cardOf = (route: string) => `main a[data-dialog][href="${route}"]`;
const opener = 'header [popovertarget=side-menu][popovertargetaction=show]';

const steps: Record<string, () => Promise<void>> = {
  async 'links under the mouse'() {
    await open(routes.about, desktopSize);
    for (const link of ['header nav a', 'main a', 'footer a']) await browser.hover(link);
  },

  async 'the side menu'() {
    await open(routes.privacy);
    await browser.click(opener);
    await expectSeen('#side-menu:modal');
    await browser.pressEscape();
    await expectCount('#side-menu', 0);
    await expectFocus(opener);
    // Soon after the first click, another one at the same place would be half a double click.
    await open(routes.privacy);
    await browser.click(opener);
    await expectSeen('#side-menu:modal');
    await browser.click(`#side-menu a[href="${routes.packages}"]`);
    await expectAddress(routes.packages);
  },

  async 'a page at 400 %, where the bar scrolls along'() {
    await open(routes.contact, { width: 320, height: 200 });
    await browser.ask(() => document.querySelector('#contact-name')?.scrollIntoView());
    const bar = () =>
      browser.ask(() => document.querySelector('header')?.getBoundingClientRect().bottom);
    await expect.poll(bar).toBeLessThanOrEqual(0);
  },

  async 'the menus of the bar'() {
    await open(routes.privacy, desktopSize);
    await browser.click('header summary');
    await expectSeen('header details a');
    await browser.pressEscape();
    await expectCount('header details a', 0);
    await expectFocus('header summary');
  },

  async 'a dialog, with Back and a reload'() {
    await open(routes.packages);
    await browser.click(cardOf(first));
    await expectSeen('dialog:modal');
    await expectAddress(first);
    await browser.back();
    await expectCount('dialog', 0);
    await expectAddress(routes.packages);
    await expectFocus(cardOf(first));
    await browser.click(cardOf(first));
    await expectSeen('dialog:modal');
    await browser.reload();
    await expectSeen('main article h1');
    await expectCount('dialog', 0);
  },

  async 'the price filter, with a reload and Back'() {
    await open(routes.packages, desktopSize);
    await expectCount('main .card', packages.length);
    await browser.click('[data-price-link][href$="25000-50000"]');
    await expectCount('main .card', 2);
    await browser.reload();
    await expectCount('main .card', 2);
    await browser.back();
    await expectCount('main .card', packages.length);
  },

  'a carousel of Swiper': () => turnCarousel(routes.flights, '[value=next]'),
  'a carousel of Embla': () => turnCarousel(routes.places, '[value="1"]'),

  async 'the form for flights'() {
    await open(routes.flights, desktopSize);
    await sendForm('flight', { ...person, from: 'Chennai', to: 'Port Blair' });
  },

  async 'the contact form, and the bar that makes room for its answers'() {
    await open(routes.contact);
    await expectSeen('.contact-bar');
    await sendForm('contact', { ...person, date: day });
    await expectCount('.contact-bar', 0);
  },

  async 'the form in the popup'() {
    await open(routes.about, desktopSize);
    await browser.click('header li:last-child > details > summary');
    await browser.click('header details[open] [popovertarget=book-trip]');
    await expectSeen('#book-trip:modal');
    await sendForm('booking', { name: 'Asha', email: 'a@mail.in' });
    await browser.back();
    await expectCount('#book-trip[open]', 0);
  },

  async 'items that are saved and taken off'() {
    await open(routes.packages);
    for (const route of [first, second]) await browser.click(`main [data-save="${route}"]`);
    await expectSeen('.saved-count', '2');
    await browser.click('header a:has(.saved-count)');
    await expectAddress(routes.saved);
    await expectCount('main [data-save][aria-pressed=true]', 2);
    for (const route of [first, second]) await browser.click(`main [data-save="${route}"]`);
    await expectCount('main [data-save][aria-pressed=false]', 2);
    await expectCount('.saved-count', 0);
    await browser.reload();
    await expectSeen('main h2', pages.saved.empty.heading);
  },

  async 'a search with typing errors'() {
    await open(routes.search);
    await browser.click('#search');
    await browser.type('harbor dais');
    await expectSeen(`main ul a[href="${dated}"]`);
    await expectSeen('main [role=status]');
  },

  async 'a day of arrival, which the next page knows'() {
    const days = 'main section:has(#dates) ol > li';
    await open(dated);
    await fill('main', { arrive: day });
    await browser.click('main form:has(#arrive) [type=submit]');
    await expectCount(days, 3);
    await open(dated);
    await expectCount(days, 3);
  },

  async 'an extra, which a reload ticks only if it is chosen'() {
    await open('/watersports/sea-walk');
    await browser.click('[name=extra]');
    await expectSeen('output a');
    await browser.reload();
    await expectCount('[name=extra]:checked', 1);
    await browser.ask(() => localStorage.removeItem('choice'));
    await browser.reload();
    await expectCount('html[data-ready]', 1);
    await expectCount('[name=extra]:checked', 0);
  },

  'a form that is translated before its scripts': () => sendChangedForm('before the scripts'),
  'a form that is translated after its scripts': () => sendChangedForm('after the scripts'),

  async 'pages that were opened, without a network'() {
    await open(first);
    await browser.ask(async () => void (await navigator.serviceWorker.ready));
    for (const route of [first, routes.contact, routes.offline]) {
      const isCached = async (route: string) => Boolean(await caches.match(route));
      await expect.poll(() => browser.ask(isCached, route)).toBe(true);
    }
    await host.stop();
    for (const route of [first, routes.contact]) {
      await open(route);
      await expectSeen('[data-island=offline-note] p');
      expect(await browser.ask(() => document.querySelector('link')?.baseURI)).toMatch(route);
    }
    await open('/never-opened');
    await expectSeen('main h1', pages.offline.banner.heading);
    await expectSeen(`main li a[href="${first}"]`);
    await host.start();
    // Pictures that were not seen before could not be loaded.
    await browser.ask(() => delete sessionStorage.problems);
  },
};

for (const [name, engine] of Object.entries(engines)) {
  test.describe(name, () => {
    // The steps share a browser. After one that fails, the next begins with another.
    test.describe.configure({ mode: 'default' });
    test.skip(!isInstalled(engine), `${name} is not installed: apt-get install ${engine.packages}`);
    test.beforeAll(async () => {
      await host.start();
      browser = await engine.start();
    });
    test.afterAll(async () => {
      await browser?.close();
      await host.stop();
    });
    test.afterEach(async () => {
      expect(await browser.ask(() => sessionStorage.problems)).toBeFalsy();
    });

    for (const route of [...shapedRoutes, unknown]) {
      test(`${route} loads, and fits a phone`, async () => {
        await open(route);
        await expectCount('h1', 1);
        // Starts what waits for a visitor.
        await browser.ask(() => scrollTo(0, document.body.scrollHeight));
        const overflow = () => browser.ask(() => document.body.scrollWidth - innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
      });
    }
    for (const [step, take] of Object.entries(steps)) test(step, take);
  });
}
