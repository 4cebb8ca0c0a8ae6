import { expect, type Page, test } from '@playwright/test';
import { answerTo } from '@/lib/content/query/answers';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { getOpenings } from '@/lib/content/query/opening';
import { getAdvice, getAdviceGroups, getQuestions, seasons } from '@/lib/content/query/planning';
import { labels, navigation, pages as texts } from '@/lib/content/query/site';
import { getTerms, terms } from '@/lib/content/query/terms';
import { formatRupees } from '@/lib/money';
import { routes } from '@/lib/routes';
import { dialogAt, pageAt, pages, textOf } from './exported-site';
import { excess } from './layout';
import { holdScripts, open, ready } from './ready';
import { desktopSize, phoneSize, tabletSize } from './site';

// The pages that help to plan: what a price means, what is open, when to go, which trip.

const mainText = (route: string) => textOf(pageAt(route).root.querySelector('main'));
const cardOf = (route: string, slug: string) =>
  textOf(pageAt(route).root.querySelector(`article[id="${slug}"]`));
const headOf = (route: string, id: string) => pageAt(route).root.getElementById(id);

test('every page leads to all of them, from its menus and from its foot', () => {
  const plan = navigation.plan.links.map(({ href }) => href);
  for (const { route, root } of pages) {
    for (const part of ['header', '#side-menu', 'footer']) {
      const links = root.querySelectorAll(`${part} a`).map((link) => link.getAttribute('href'));
      expect(links, `${route} ${part}`).toEqual(expect.arrayContaining(plan));
    }
  }
});

test('each term stands in full under its name, and in short on every package', () => {
  const prices = mainText(routes.prices);
  for (const { name, term } of getTerms()) {
    expect(headOf(routes.prices, name)?.textContent).toBe(term.heading);
    for (const text of [term.short, ...term.text]) expect(prices).toContain(text);
  }
  for (const { when, keep } of terms.cancellation.steps)
    expect(prices).toContain(`${when} ${keep}`);
  for (const item of itemsOf('package')) {
    for (const { text } of [pageAt(routeOf(item)), dialogAt(routeOf(item))]) {
      expect(text).toContain(`${terms.deposit.heading} ${terms.deposit.short}`);
      expect(text).toContain(labels.exampleTerms);
    }
  }
});

test('each term in short leads to the whole of it: there is no second list', async ({ page }) => {
  const links = pageAt(routes.prices).root.querySelectorAll('dt a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    routes.packages,
    ...getTerms().map(({ name }) => `#${name}`),
  ]);
  await page.setViewportSize(phoneSize);
  await page.goto(routes.prices);
  await expect(page.locator('nav[aria-labelledby="contents"]')).toHaveCount(0);
  await page.locator('dt a').last().click();
  // Its fold is opened.
  const { name, term } = getTerms().at(-1) ?? {};
  const whole = page.locator(`section[aria-labelledby="${name}"] p`).first();
  await expect(whole).toHaveText(term?.text[0] ?? '');
  await expect(whole).toBeInViewport();
  // With scripts it is open, and a press closes it.
  await ready(page);
  await page.locator(`section[aria-labelledby="${name}"] summary`).click();
  await expect(whole).toBeHidden();
});

test('a month like the one before it shows less on a phone', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await page.goto(routes.seasons);
  const alike = page.locator('tr:has(.as-before)');
  const [first] = await alike.all();
  if (!first) throw new Error('no month is like another');
  const other = page.locator('tbody tr').filter({ hasNot: page.locator('.as-before') });
  await expect(other.first().locator('td:visible')).not.toHaveCount(2);
  await expect(first.locator('td:visible')).toHaveCount(2);
  const names = seasons.months.map(({ name }) => texts.seasons.asBefore.replace('{month}', name));
  expect(names).toContain(await first.locator('.as-before').textContent());
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(alike.locator('td:visible').nth(2)).toBeVisible();
  await expect(first.locator('.as-before')).toBeHidden();
});

test('a price says for whom it is, and each page says once, before it, that terms are examples', () => {
  const said = `package price ${terms.per.short}`;
  expect(cardOf(routes.packages, 'family-2-nights')).toContain(said);
  expect(cardOf(routes.packages, 'reef-week')).not.toContain(said);
  for (const route of [routes.home, routes.packages, '/packages/family-2-nights', routes.prices]) {
    const [before = '', ...after] = mainText(route).split(labels.exampleTerms);
    expect(after, route).toHaveLength(1);
    expect(before, route).not.toContain(terms.per.short);
  }
});

test('opening days are in the table, on the item, in its dialog, on its card and in its trip', () => {
  const table = mainText(routes.opening);
  for (const { name, source } of getOpenings()) {
    expect(table).toContain(name);
    expect(table).toContain(source);
  }
  const { root } = pageAt(routes.opening);
  expect(root.querySelector('th a[href="/sightseeing/old-jail"]')?.text).toBe('Old Jail');
  const told = 'Closed on Wednesdays. Open 9 am to noon and 1.30 pm to 4.45 pm.';
  expect(mainText('/sightseeing/old-jail')).toContain(told);
  expect(dialogAt('/sightseeing/old-jail').text).toContain(told);
  expect(mainText('/sightseeing/rock-arch')).not.toContain('Closed on');
  expect(cardOf(routes.sightseeing, 'old-jail')).toContain('Closed on Wednesdays');
  const boats = 'Boats to Quiet Island: ';
  expect(cardOf(routes.topplaces, 'quiet-island')).toContain(`${boats}sail 1 November to 15 May`);
  expect(mainText('/sightseeing/rock-arch')).toContain(`${boats}Sail 1 November to 15 May`);
  expect(cardOf(routes.sightseeing, 'rock-arch')).not.toMatch(/sail/i);
  expect(table).toContain('Perhaps not on Fridays Begin by 2 pm');
  // What is closed on which day is said first.
  expect(table.indexOf('Closed on Wednesdays Old Jail')).toBeGreaterThan(0);
  expect(table.indexOf('Closed on Wednesdays Old Jail')).toBeLessThan(table.indexOf('How sure'));
  const trip = mainText('/packages/harbour-days');
  expect(trip).toContain('Land by 11 am. Not on Wednesdays: Old Jail.');
  expect(trip).toContain('Arrival Before sunrise');
  expect(trip).toContain('Old Jail : Closed on Wednesdays');
  expect(mainText('/packages/reef-week')).toContain('Land by 2 pm. Your dates');
});

test('the year, the advice and the answers are on their pages, each under its address', () => {
  const year = mainText(routes.seasons);
  for (const { name, rain, rainyDays } of seasons.months) {
    expect(year).toContain(`${name} `);
    expect(year).toContain(`${rain} mm, ${rainyDays} days`);
  }
  expect(year).toContain('Spring holidays');
  expect(year).toContain('Lantern night: 20 April 2097');
  // A day that is over is not announced.
  expect(year).not.toContain('April 2026');
  expect(mainText('/packages/reef-week')).toContain(seasons.inShort[0]);
  for (const { id, heading, short, points = [] } of getAdvice()) {
    expect(headOf(routes.before, id)?.textContent).toBe(heading);
    for (const text of [short, ...points]) expect(mainText(routes.before)).toContain(text);
  }
  for (const question of getQuestions().flatMap(({ questions }) => questions)) {
    expect(headOf(routes.questions, question.id)?.textContent).toBe(question.question);
    for (const { text } of answerTo(question)) expect(mainText(routes.questions)).toContain(text);
  }
});

test('no answer has a link to a page below a link to a part of it', () => {
  const { root } = pageAt(routes.questions);
  for (const { id, link } of getQuestions().flatMap(({ questions }) => questions)) {
    const links = root.querySelectorAll(`section[aria-labelledby="${id}"] a`);
    const addresses = links.map((one) => one.getAttribute('href') ?? '');
    const parts = addresses.filter((address) => address.startsWith(`${link?.href}#`));
    if (parts.length > 0) expect(addresses, id).not.toContain(link?.href);
  }
});

test('the advice stands under its groups, and the table of contents names them', () => {
  const { root } = pageAt(routes.before);
  const contents = root.querySelectorAll('nav[aria-labelledby="contents"] a');
  const groups = getAdviceGroups();
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(
    [...groups, { id: 'help' }].map(({ id }) => `#${id}`),
  );
  for (const { id, heading, advice } of groups) {
    expect(headOf(routes.before, id)?.textContent).toBe(heading);
    const blocks = root.querySelectorAll(`section[aria-labelledby="${id}"] h3`);
    expect(blocks.map((block) => block.id)).toEqual(advice.map((block) => block.id));
  }
});

test('a link to a group unfolds nothing, one to an answer does', async ({ page }) => {
  const [group] = getAdviceGroups();
  const [rest = ''] = group?.advice[0]?.paragraphs ?? [];
  await page.setViewportSize(phoneSize);
  await page.goto(routes.before);
  await expect(page.locator(`#${group?.id}`)).toBeInViewport();
  await page.goto(`${routes.before}#${group?.id}`);
  await expect(page.locator(`#${group?.id}`)).toBeInViewport();
  await expect(page.getByText(rest)).toBeHidden();
  await test.step('a link to an answer opens the rest of it', async () => {
    const [first] = group?.advice ?? [];
    await page.goto('about:blank');
    await page.goto(`${routes.before}#${first?.id}`);
    await expect(page.locator(`#${first?.id}`)).toBeInViewport();
    await expect(page.getByText(rest)).toBeVisible();
  });
});

test('the rest of an answer is folded on a phone, and its line opens it', async ({ page }) => {
  const [first] = getAdvice();
  if (!first) throw new Error('e2e/content/advice.ts has no advice');
  const { id, heading, paragraphs } = first;
  const [rest = ''] = paragraphs;
  const line = page.locator(`section[aria-labelledby="${id}"] summary`);
  await page.setViewportSize(phoneSize);
  await page.goto(routes.before);
  await expect(page.getByText(rest)).toBeHidden();
  await expect(line).toHaveText(`${labels.more}: ${heading}`);
  await line.press('Enter');
  await expect(page.getByText(rest)).toBeVisible();
  await test.step('paper and larger screens show it without a line', async () => {
    await line.press('Enter');
    await expect(page.getByText(rest)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(rest)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(desktopSize);
    await expect(page.getByText(rest)).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test('a search for words within the page opens what has them', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const [first] = getAdvice();
  const [rest = ''] = first?.paragraphs ?? [];
  // Browsers look for the words of an address as they look for those in their field.
  await page.goto(`${routes.before}#:~:text=${encodeURIComponent(rest.replace(/[.]$/, ''))}`);
  await expect(page.getByText(rest)).toBeInViewport();
});

test('a trip says which nights belong before its flight when ferries are cancelled', () => {
  expect(mainText('/packages/reef-week')).toContain(
    '2 nights to spare: 4 nights, 5 days In May to September, and in November. Ferry on day 3, flight on day 3. Add 2 nights. Ask for its price.',
  );
});

test('a service and its water sport lead to each other', () => {
  const links = (route: string) =>
    pageAt(route)
      .root.querySelectorAll('main a')
      .map((link) => link.getAttribute('href'));
  expect(links('/scubadiving')).toContain('/watersports/sea-walk');
  expect(links('/watersports/sea-walk')).toContain('/scubadiving');
  expect(links('/watersports/kayaking')).not.toContain('/scubadiving');
  expect(mainText('/carrental')).toContain('What we need Your flight. Its number Its hour');
});

test('every form says how soon it is answered', () => {
  for (const { root, route } of pages) {
    const forms = root.querySelectorAll('.enquiry');
    expect(forms.length, route).toBe(root.querySelectorAll('[type=email]').length);
    for (const form of forms) {
      expect(textOf(form), route).toContain(labels.replyTime.replace('{time}', terms.reply.short));
    }
  }
});

test('the table of trips has the figures of each', () => {
  for (const item of itemsOf('package')) {
    const row = textOf(headOf(routes.compare, item.slug));
    for (const text of [item.special, item.unsuited]) expect(row).toContain(text);
    expect(row).toContain(item.price ? formatRupees(item.price.now) : labels.onRequest);
  }
  const harbour = textOf(headOf(routes.compare, 'harbour-days'));
  expect(harbour).toContain('1 Port Blair 1 North Island 2 1 11 am Wednesday');
  expect(textOf(headOf(routes.compare, 'reef-week'))).toContain('2 – None 2 pm – None');
});

const box = (page: Page, slug: string) => page.locator(`input[name=trips][value="${slug}"]`);
const every = itemsOf('package').map(({ slug }) => slug);
const names = (page: Page) => page.locator('.trip-columns thead th[scope=col] a');
const table = (page: Page) => page.locator('.data-table');
const said = (page: Page) => page.getByRole('main').getByRole('status');

/** The trips that stand side by side; none when the table of all trips is shown. */
async function expectColumns(page: Page, slugs: readonly string[]) {
  const addresses = slugs.map((slug) => `/packages/${slug}`);
  await expect
    .poll(() => names(page).evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    .toEqual(addresses);
  await expect(page.locator('.trip-columns')).toBeVisible({ visible: slugs.length > 0 });
  await expect(table(page)).toBeVisible({ visible: slugs.length === 0 });
}

test('chosen trips stand side by side, each with its picture and its enquiry', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await open(page, routes.compare);
  await expectColumns(page, []);
  await box(page, 'reef-week').check();
  await box(page, 'family-2-nights').check();
  await expectColumns(page, ['family-2-nights', 'reef-week']);
  const columns = page.locator('.trip-columns');
  await expect(columns.getByRole('img')).toHaveCount(2);
  await expect(columns.getByRole('link', { name: 'Enquire Now' })).toHaveCount(2);
  for (const text of ['₹22,500', labels.onRequest]) {
    await expect(columns.getByRole('cell', { name: text })).toBeVisible();
  }
  await box(page, 'reef-week').uncheck();
  await box(page, 'family-2-nights').uncheck();
  await expectColumns(page, []);
});

test('chosen trips share the width to its end, and are one press away', async ({ page }) => {
  await open(page, routes.compare);
  for (const slug of every.slice(0, 3)) await box(page, slug).check();
  const columns = page.locator('.trip-columns');
  for (const size of [tabletSize, desktopSize]) {
    await page.setViewportSize(size);
    await expectColumns(page, every.slice(0, 3));
    const { x, width } = (await columns.boundingBox()) ?? { x: 0, width: 0 };
    const pictures = await columns
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(pictures.at(-1)?.right).toBeCloseTo(x + width, 0);
    expect(new Set(pictures.map((one) => Math.round(one.width))).size).toBe(1);
  }
  await page.getByRole('link', { name: texts.compare.choose.see }).click();
  await expect(names(page).first()).toBeInViewport({ ratio: 1 });
});

test('rows in which the chosen trips do not differ wait for their button', async ({ page }) => {
  await open(page, `${routes.compare}?trips=reef-week,harbour-days`);
  const row = (name: string) =>
    page.locator('.trip-columns tr').filter({ has: page.locator('th', { hasText: name }) });
  await expect(row('Land by')).toBeVisible();
  await expect(row('Price')).toBeVisible();
  const same = page.locator('.trip-columns tbody tr[hidden]');
  expect(await same.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show what is the same' }).click();
  await expect(same).toHaveCount(0);
});

test('on a phone the names stay in view above their columns', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, routes.compare);
  await expect(table(page)).toBeHidden();
  await page.getByText(`All ${every.length} trips`).click();
  await expect(table(page)).toBeVisible();
  await open(page, `${routes.compare}?trips=${every.slice(0, 3).join(',')}`);
  await expectColumns(page, every.slice(0, 3));
  expect(await excess(page)).toBeLessThanOrEqual(0);
  const columns = page.locator('.trip-columns');
  await columns.evaluate((view) => view.scrollTo(view.scrollWidth, 0));
  const pinned = page.locator('[data-part=names] p');
  await expect(pinned.last()).toBeHidden();
  await columns
    .locator('tbody tr:visible')
    .last()
    .evaluate((row) => row.scrollIntoView());
  await expect(names(page).last()).not.toBeInViewport();
  await expect(pinned).toHaveCount(3);
  await expect(pinned.last().locator('a')).toBeInViewport({ ratio: 1 });
  const strip = await page.locator('[data-part=names]').boundingBox();
  expect(strip?.height).toBeLessThanOrEqual(88);
});

test('on a phone two trips share the width, and three can be moved', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const columns = page.locator('.trip-columns');
  /** How far the columns can be moved, in px. */
  const rest = () =>
    columns.evaluate((view) => {
      view.scrollTo(view.scrollWidth, 0);
      const { scrollLeft } = view;
      view.scrollTo(0, 0);
      return scrollLeft;
    });
  await open(page, `${routes.compare}?trips=${every.slice(0, 2).join(',')}`);
  await expectColumns(page, every.slice(0, 2));
  expect(await rest()).toBe(0);
  expect(await excess(page)).toBeLessThanOrEqual(0);
  await open(page, `${routes.compare}?trips=${every.slice(0, 3).join(',')}`);
  await expectColumns(page, every.slice(0, 3));
  expect(await excess(page)).toBeLessThanOrEqual(0);
  await expect(page.getByText(texts.compare.swipe)).toBeVisible();
  const third = columns.locator('thead th').last();
  const edges = async () => (await third.boundingBox()) ?? { x: 0, width: 0 };
  const { x, width } = await edges();
  expect(x + 24).toBeLessThan(phoneSize.width);
  expect(x + width).toBeGreaterThan(phoneSize.width);
  await columns.focus();
  const heads = columns.locator('thead th:not(:first-child)');
  const leftOf = async (index: number) => (await heads.nth(index).boundingBox())?.x ?? 0;
  const start = await leftOf(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await edges()).x).toBeLessThan(x);
  // No part of the first one is left at the edge.
  await expect.poll(() => leftOf(1)).toBeCloseTo(start, 0);
  expect((await edges()).x + width).toBeLessThanOrEqual(phoneSize.width + 1);
});

test('a trip is listed under its own name, which is before its duration', () => {
  const { root } = pageAt(routes.compare);
  const labels = root.querySelectorAll('label:has(input[name=trips])').map(textOf);
  for (const { slug, name, duration } of itemsOf('package')) {
    const titles = name ? [name, duration] : [duration];
    expect(labels).toContain(titles.join(' '));
    expect(textOf(root.querySelector(`tr[id="${slug}"] [data-part=name] a`))).toBe(titles[0]);
  }
});

test('what is said of the choice takes the place of the bar', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, routes.compare);
  await box(page, every[0] ?? '').check();
  await expect(said(page)).toHaveText(texts.compare.choose.one);
  const bar = await page.locator('.contact-bar').boundingBox();
  const own = await page.locator('.trips-chosen').boundingBox();
  expect(own).toEqual(bar);
  for (const slug of every) {
    await box(page, slug).focus();
    const { y, height } = (await box(page, slug).boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height, slug).toBeLessThanOrEqual(own?.y ?? 0);
  }
});

test('the way back from the chosen trips leads to the list', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const [first = '', second = ''] = every;
  await open(page, routes.compare);
  for (const slug of [first, second]) await box(page, slug).check();
  await page.getByRole('link', { name: texts.compare.choose.see }).click();
  await expect(box(page, first)).toBeHidden();
  await page.goBack();
  await expect(box(page, first)).toBeVisible();
  await expect(box(page, first)).toBeChecked();
  await expectColumns(page, [first, second]);
});

test('on a phone the list to choose from makes room for chosen trips', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, `${routes.compare}?trips=${every.slice(0, 2).join(',')}`);
  const [first = '', , third = ''] = every;
  await expect(box(page, first)).toBeHidden();
  await page.getByText(texts.compare.choose.again).click();
  await box(page, third).check();
  await expectColumns(page, every.slice(0, 3));
  await expect(box(page, first)).toBeVisible();
  await page.getByRole('link', { name: 'Compare them' }).click();
  await expect(box(page, first)).toBeHidden();
  await expect(names(page).first()).toBeInViewport({ ratio: 1 });
});

test('no invitation follows where somebody needs something else', async ({ page }) => {
  const invitation = page.getByRole('region', { name: texts.promo.heading });
  for (const route of [routes.ferryCancelled, routes.contact, '/nowhere']) {
    await page.goto(route);
    await expect(page.locator('h1'), route).toBeVisible();
    await expect(invitation, route).toBeHidden();
  }
  await page.goto(routes.questions);
  await expect(invitation).toBeVisible();
});

test('a cancelled ferry: a phone shows the first number to call', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await page.goto(routes.ferryCancelled);
  await expect(page.locator('main a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
});

test('a cancelled ferry: the lines of neighbours are on one height', async ({ page }) => {
  await page.setViewportSize(tabletSize);
  await page.goto(routes.ferryCancelled);
  const lines = page.locator('main details.disclosure > summary');
  const heights = () =>
    lines.evaluateAll((all) => new Set(all.map((line) => line.getBoundingClientRect().top)).size);
  await expect(lines).toHaveCount(2);
  expect(await heights()).toBe(1);
  await lines.first().click();
  await expect(page.locator('details.disclosure[open]')).toHaveCount(1);
  await expect.poll(heights).toBe(1);
});

test('three trips can be chosen at most, from the list or by an address', async ({ page }) => {
  const [first = '', second = '', third = '', fourth = ''] = every;
  await open(page, routes.compare);
  for (const slug of [fourth, third, second]) await box(page, slug).check();
  await box(page, first).click();
  await expect(box(page, first)).not.toBeChecked();
  await expect(said(page)).toHaveText('Three at most');
  await expectColumns(page, [second, third, fourth]);
  await open(page, `${routes.compare}?trips=${every.slice(0, 4).join(',')}`);
  await expectColumns(page, [first, second, third]);
  await expect(said(page)).toHaveText('Three at most');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all trips stand in the table, and there is nothing to choose', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto(routes.compare);
    await expect(box(page, 'reef-week')).toBeHidden();
    await page.getByText(`All ${every.length} trips`).click();
    await expect(table(page).locator('tbody tr:visible')).toHaveCount(every.length);
    await page.goto(`${routes.compare}#reef-week`);
    await expect(page.locator('tr#reef-week')).toBeInViewport();
  });
});

test('the choice of trips is in the address, which chooses them again', async ({ page }) => {
  await open(page, `${routes.compare}?trips=harbour-days,atlantis`);
  await expectColumns(page, ['harbour-days']);
  await box(page, 'reef-week').check();
  await expect(page).toHaveURL(`${routes.compare}?trips=reef-week,harbour-days`);
  await expect(said(page)).toHaveText('2 chosen');
  await page.reload();
  await ready(page);
  await expectColumns(page, ['reef-week', 'harbour-days']);
  await box(page, 'reef-week').uncheck();
  await box(page, 'harbour-days').uncheck();
  await expect(page).toHaveURL(routes.compare);
});

test('a choice made before the scripts run stays, and wins over the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${routes.compare}?trips=harbour-days`);
  await box(page, 'reef-week').check();
  await release();
  await ready(page);
  await expect(page).toHaveURL(`${routes.compare}?trips=reef-week`);
  await expectColumns(page, ['reef-week']);
});
