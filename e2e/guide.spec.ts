import { expect, test } from '@playwright/test';
import { getGuideGroups, guide, questionGroups, seasons } from '@/lib/content/query/guide';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { openings } from '@/lib/content/query/opening';
import { labels } from '@/lib/content/query/site';
import { cancellationSteps, coverageOf, getTerms, terms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';
import { dialogAt, pageAt, textOf } from './exported-site';
import { open } from './page';
import { desktopSize, phoneSize } from './site';

// The pages that help to plan: what a price means, what is open, when to go.

const mainText = (route: string) => textOf(pageAt(route).root.querySelector('main'));
const cardOf = (route: string, slug: string) =>
  textOf(pageAt(route).root.querySelector(`article[id="${slug}"]`));
const headOf = (route: string, id: string) => pageAt(route).root.getElementById(id);

test('each term stands in full under its name; every package says what to pay, and when', () => {
  const prices = mainText(routes.prices);
  for (const { name, term } of getTerms()) {
    expect(headOf(routes.prices, name)?.textContent).toBe(term.heading);
    for (const text of [term.short, ...term.text]) expect(prices).toContain(text);
  }
  for (const { when, keep } of cancellationSteps()) expect(prices).toContain(`${when} ${keep}`);
  for (const item of itemsOf('package')) {
    const rows = coverageOf(item).map(({ what }) => what);
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of [pageAt(routeOf(item)), dialogAt(routeOf(item))]) {
      const short = [terms.deposit.short, terms.cancellation.short];
      for (const told of [...short, labels.exampleTerms, ...rows]) expect(text).toContain(told);
    }
  }
});

test('a price says for whom it is, and each page says once, before its terms, that these are examples', () => {
  expect(cardOf(routes.packages, 'family-2-nights')).toContain(labels.perPerson);
  expect(cardOf(routes.packages, 'reef-week')).not.toContain(labels.perPerson);
  const withTerms = [routes.home, routes.packages, '/packages/family-2-nights', routes.prices];
  for (const route of [...withTerms, routes.ferryCancelled]) {
    const [before = '', ...after] = mainText(route).split(labels.exampleTerms);
    expect(after, route).toHaveLength(1);
    expect(before, route).not.toContain(terms.per.short);
  }
});

test('opening days are in the list, on the item, in its dialog, on its card and in its trip', () => {
  const table = mainText(routes.opening);
  for (const { name, source } of openings) {
    expect(table).toContain(name);
    expect(table).toContain(source);
  }
  const { root } = pageAt(routes.opening);
  expect(root.querySelector('h3 a[href="/sightseeing/old-jail"]')?.text).toBe('Old Jail');
  const told = 'Closed on Wednesdays. Open 9 am to noon and 1.30 pm to 4.45 pm.';
  expect(mainText('/sightseeing/old-jail')).toContain(told);
  expect(dialogAt('/sightseeing/old-jail').text).toContain(told);
  expect(cardOf(routes.sights, 'old-jail')).toContain('Closed on Wednesdays');
  expect(cardOf(routes.places, 'quiet-island')).toContain('sail November to May');
  expect(mainText('/sightseeing/rock-arch')).toContain('Boats to Quiet Island: Sail November');
  // What is closed on which day is said first.
  expect(table.indexOf('Closed on Wednesdays Old Jail')).toBeGreaterThan(0);
  expect(table.indexOf('Closed on Wednesdays Old Jail')).toBeLessThan(
    table.indexOf('They change.'),
  );
  const trip = mainText('/packages/harbour-days');
  expect(trip).toContain('Land by 11 am. Later Not on Wednesdays: Old Jail.');
  expect(trip).toContain('Old Jail : Closed on Wednesdays');
});

test('the year, the guide and the answers are on their pages, each under its address', () => {
  const year = mainText(routes.seasons);
  for (const { name, rain, rainyDays } of seasons.months) {
    expect(year).toContain(`${name} `);
    expect(year).toContain(`${rain} mm, ${rainyDays} days`);
  }
  expect(year).toContain('Spring holidays');
  expect(year).toContain('Lantern night: 20 April 2097');
  // A day that is over is not announced.
  expect(year).not.toContain('April 2026');
  const place = pageAt('/topplaces/quiet-island').root;
  expect(place.querySelector(`main a[href="${routes.seasons}"]`)).not.toBeNull();
  for (const { id, heading, short, points = [] } of guide) {
    expect(headOf(routes.before, id)?.textContent).toBe(heading);
    for (const text of [short, ...points]) expect(mainText(routes.before)).toContain(text);
  }
  for (const question of questionGroups.flatMap(({ questions }) => questions)) {
    expect(headOf(routes.questions, question.id)?.textContent).toBe(question.question);
    for (const text of question.answer) expect(mainText(routes.questions)).toContain(text);
  }
});

// A row of each long page that has them: its heading, what stands under it, and what is folded.
const [term] = getTerms();
const [tip] = getGuideGroups().flatMap((group) => group.entries);
const [, question] = questionGroups.flatMap(({ questions }) => questions);
if (!term || !tip || !question) throw new Error('e2e/content/ lacks terms, a guide or questions');
const rows = [
  { route: routes.prices, id: term.name, ...term.term, rest: term.term.text[0] },
  { route: routes.before, ...tip, rest: tip.paragraphs[0] },
  {
    route: routes.questions,
    id: question.id,
    heading: question.question,
    short: '',
    rest: question.answer[0],
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const { route, id, heading, short, rest = '' } of rows) {
      test(`a row of ${route} is folded on every screen; a press opens it, as an address does`, async ({
        page,
      }) => {
        const block = page.locator(`section[aria-labelledby="${id}"]`);
        const line = block.locator('summary');
        const folded = block.getByText(rest, { exact: true });
        await page.goto(route);
        for (const size of [phoneSize, desktopSize]) {
          await page.setViewportSize(size);
          await expect(line).toHaveAccessibleName(heading);
          if (short) await expect(block.getByText(short, { exact: true })).toBeVisible();
          await expect(folded).toBeHidden();
          await line.press('Enter');
          await expect(folded).toBeVisible();
          await line.press('Enter');
        }
        await test.step('paper shows it without a line', async () => {
          await page.emulateMedia({ media: 'print' });
          await expect(folded).toBeVisible();
          await expect(line).toBeHidden();
          await page.emulateMedia({ media: 'screen' });
        });
        // Browsers look for the words of an address as they look for those in their field.
        const words = encodeURIComponent(rest.replace(/[.]$/, ''));
        for (const part of [`:~:text=${words}`, id]) {
          await test.step(`an address opens it: #${part}`, async () => {
            await page.goto('about:blank');
            await page.goto(`${route}#${part}`);
            await expect(folded).toBeInViewport();
          });
        }
      });
    }
  });
}

test('a form that works says how soon it is answered', async ({ page }) => {
  await open(page, routes.contact);
  await page.locator('main form[data-enquiry] [type=email]').focus();
  const reply = labels.replyTime.replace('{time}', terms.reply.short);
  await expect(page.locator('main form[data-enquiry]')).toContainText(reply);
});
