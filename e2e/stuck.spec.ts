import { expect, type Page, test } from '@playwright/test';
import { cards, stuck } from '@/lib/content/query/planning';
import { routes } from '@/lib/routes';
import { open } from './ready';
import { phoneSize } from './site';

test.use({ viewport: phoneSize });

/** The content under test has a step for everybody, one for an island before a flight, one for a long wait. */
const [always, island, long] = stuck.steps.map(({ when }) => when);

const shown = (page: Page) => page.locator('.stuck li > .font-serif:visible').allTextContents();

test('the steps are those of the place, the wait and the flight', async ({ page }) => {
  await open(page, routes.stuck);
  expect(await shown(page)).toEqual([always, island, long]);
  await page.getByRole('radio', { name: 'Green Island' }).check();
  await page.getByRole('radio', { name: 'Today' }).check();
  expect(await shown(page)).toEqual([always, island]);
  await page.getByRole('radio', { name: 'Later' }).check();
  expect(await shown(page)).toEqual([always]);
  await page.getByRole('button', { name: stuck.all }).click();
  await expect.poll(() => shown(page)).toEqual([always, island, long]);
});

test('a message says what was chosen, in the chat too, and leaves a blank for the rest', async ({
  page,
}) => {
  await open(page, routes.stuck);
  const ours = page.locator('[data-part=message]').last();
  await expect(ours).toHaveText('I am … since …, and fly ….');
  await page.getByRole('radio', { name: 'Town' }).check();
  await page.getByRole('radio', { name: 'Soon' }).check();
  await expect(ours).toHaveText('I am in town since …, and fly soon.');
  const chat = page.getByRole('link', { name: stuck.messages.chat });
  await chat.focus();
  const sent = async () =>
    new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  await expect.poll(sent).toContain('I am in town since …, and fly soon.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps stand there, and no question that would do nothing', async ({ page }) => {
    await page.goto(routes.stuck);
    expect(await shown(page)).toEqual([always, island, long]);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a sentence is shown in each language, one sentence at a time', async ({ page }) => {
    await page.goto(routes.cards);
    const [first, second] = cards.sentences;
    await page.getByText(first?.english ?? '').click();
    await expect(page.locator(`[lang=ta]`, { hasText: first?.spoken.ta })).toBeVisible();
    await page.getByText(second?.english ?? '').click();
    await expect(page.locator(`[lang=hi]`, { hasText: second?.spoken.hi })).toBeInViewport();
    await expect(page.locator(`[lang=ta]`, { hasText: first?.spoken.ta })).toBeHidden();
  });
});
