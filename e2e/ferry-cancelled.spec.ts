import { expect, test } from '@playwright/test';
import { ferryPhrases, phrases } from '@/lib/content/query/guide';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { phoneSize } from './site';

const { now, messages } = pages.ferryCancelled;

test.describe('without scripts', () => {
  test.use({ viewport: phoneSize, javaScriptEnabled: false });

  test('the page has the steps, messages that open as SMS and chat, and the phrases', async ({
    page,
  }) => {
    await page.goto(routes.ferryCancelled);
    const call = page.locator('main a[href^="tel:"]').first();
    await expect(call, 'a number to call, on the first screen').toBeInViewport({ ratio: 1 });
    for (const step of now.steps) await expect(page.getByText(step)).toBeVisible();
    const body = encodeURIComponent(messages.us.text);
    const sms = page.getByRole('link', { name: messages.sms });
    await expect(sms).toHaveCount(messages.others.length + 1);
    await expect(sms.last()).toHaveAttribute('href', new RegExp(`^sms:\\+\\d+\\?&body=${body}$`));
    await expect(page.getByRole('link', { name: messages.chat }).last()).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/\\d+\\?text=${body}$`),
    );
    for (const { english, spoken } of ferryPhrases) {
      await expect(page.getByRole('heading', { name: english })).toBeVisible();
      await expect(page.getByText(spoken.hi ?? '')).toHaveAttribute('lang', 'hi');
    }
    await page.getByRole('link', { name: pages.phrases.banner.heading }).first().click();
    await expect(page).toHaveURL(routes.phrases);
  });

  test('the phrases stand there in every language', async ({ page }) => {
    await page.goto(routes.phrases);
    for (const { spoken } of phrases.groups.flatMap((group) => group.phrases)) {
      for (const { code } of phrases.languages) {
        await expect(page.getByText(spoken[code] ?? '')).toHaveAttribute('lang', code);
      }
    }
  });
});
