import { expect, type Page, test } from '@playwright/test';
import { phrases, stuck } from '@/lib/content/query/planning';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { open, ready } from './ready';
import { phoneSize } from './site';

test.use({ viewport: phoneSize });

/** The content under test has a step for everybody, one for an island before a flight, one for a long wait. */
const [always, island, long] = stuck.steps.map(({ when }) => when);
const [hotel] = stuck.messages.others;

const shown = (page: Page) => page.locator('.stuck li .font-serif:visible').allTextContents();
const answer = (page: Page, name: string) => page.getByRole('radio', { name }).last().check();

test('a step appears when each of its questions is answered so, and a reload keeps the answers', async ({
  page,
}) => {
  await open(page, `${routes.stuck}?from=chat#messages`);
  expect(await shown(page), 'today is the answer from the start').toEqual([always]);
  await answer(page, 'Green Island');
  expect(await shown(page)).toEqual([always]);
  await answer(page, 'Soon');
  expect(await shown(page)).toEqual([always, island]);
  await answer(page, 'Longer');
  await page.reload();
  await ready(page);
  expect(await shown(page)).toEqual([always, island, long]);
  await answer(page, 'Town');
  expect(await shown(page)).toEqual([always, long]);
  await answer(page, 'Later');
  expect(await shown(page), 'not for who is in town and has time').toEqual([always]);
  await page.getByRole('button', { name: stuck.clear }).click();
  await expect.poll(() => shown(page)).toEqual([always]);
  await expect(page.getByRole('button', { name: stuck.clear })).toBeHidden();
  await expect(page, 'what else the address has stays').toHaveURL(
    `${routes.stuck}?from=chat&since=today#messages`,
  );
});

test('forced colours show what was chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, routes.stuck);
  const colourOf = (name: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name }) })
      .last()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  const before = await colourOf('Green Island');
  await answer(page, 'Green Island');
  expect(await colourOf('Green Island')).not.toBe(before);
});

test('a message says what was chosen, in the chat and the SMS too, and leaves a blank for the rest', async ({
  page,
}) => {
  await open(page, routes.stuck);
  const ours = page.getByRole('textbox', { name: stuck.messages.us.to });
  await expect(ours).toHaveValue('I am … since today, and fly ….');
  const toHotel = page.getByRole('textbox', { name: hotel?.to });
  await answer(page, 'Green Island');
  await expect(toHotel).toBeVisible();
  await answer(page, 'Town');
  await answer(page, 'Soon');
  await expect(ours).toHaveValue('I am in town since today, and fly soon.');
  await expect(toHotel, 'a message for another place').toBeHidden();
  const chat = page.getByRole('link', { name: stuck.messages.chat });
  await chat.focus();
  const sent = async () =>
    new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  await expect.poll(sent).toContain('I am in town since today, and fly soon.');
  const sms = page.getByRole('link', { name: stuck.messages.sms }).last();
  await expect(sms).toHaveAttribute('href', /^sms:\+\d+\?&body=I%20am%20in%20town%20since%20today/);
  await test.step('the visitor’s own words stay', async () => {
    await ours.fill('We are four.');
    await answer(page, 'Later');
    await expect(ours).toHaveValue('We are four.');
    await expect(sms).toHaveAttribute('href', /body=We%20are%20four\.$/);
  });
});

const sentences = phrases.groups.flatMap((group) => group.phrases);

const sentence = (page: Page) => page.locator('.sentence:visible');

test('a sentence fills the window, and Back leads to the list, whatever languages were looked at', async ({
  page,
}) => {
  await open(page, routes.phrases);
  const [first, second] = sentences;
  await page.getByRole('link', { name: second?.english }).click();
  // The list has the first language, too.
  await expect(sentence(page).getByText(second?.spoken.hi ?? '')).toBeInViewport();
  await sentence(page).getByRole('link', { name: 'Tamil' }).click();
  await expect(page.getByText(second?.spoken.ta ?? '')).toBeInViewport();
  await expect(page.getByRole('link', { name: first?.english })).toBeHidden();
  await page.goBack();
  await expect(sentence(page)).toHaveCount(0);
  await expect(page).toHaveURL(routes.phrases);
  // The next one begins with the language that was chosen.
  await page.getByRole('link', { name: first?.english }).click();
  await expect(sentence(page).getByText(first?.spoken.ta ?? '')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sentence(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps stand there, and no question that would do nothing', async ({ page }) => {
    await page.goto(routes.stuck);
    expect(await shown(page)).toEqual([always, island, long]);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Which island? Green Island.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: stuck.messages.copy })).toHaveCount(0);
  });

  test('a sentence is shown, one at a time, and closed', async ({ page }) => {
    await page.goto(routes.phrases);
    const [first] = sentences;
    await page.getByRole('link', { name: first?.english }).click();
    await expect(
      page.locator('.sentence [lang=hi]', { hasText: first?.spoken.hi }),
    ).toBeInViewport();
    await expect(sentence(page)).toHaveCount(1);
    await sentence(page).getByRole('link', { name: labels.close }).click();
    await expect(sentence(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: first?.english })).toBeInViewport();
  });
});
