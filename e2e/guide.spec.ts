import { expect, test } from '@playwright/test';
import { pages, questionGroups } from '@/lib/content/query/all-content';
import { ferryPhrases } from '@/lib/content/query/guide';
import { allTerms } from '@/lib/content/query/prices';
import { routes } from '@/lib/routes/routes';
import { desktopSize, phoneSize } from './site';

// Terms, the guide, questions, and help with cancelled ferries. content.spec.ts checks their texts.

// A row with a short text and one without, with its heading, short text and collapsed text.
const [term] = allTerms;
const [, question] = questionGroups.flatMap(({ questions }) => questions);
if (!term || !question) throw new Error('e2e/content/ lacks terms or questions');
const asked = { id: question.id, heading: question.question, short: '', rest: question.answer[0] };
const rows = [
  { route: routes.prices, id: term.name, ...term.term, rest: term.term.text[0] },
  { route: routes.questions, ...asked },
];

const { messages } = pages.ferryCancelled;

test.describe('without scripts', () => {
  test.use({ viewport: phoneSize, javaScriptEnabled: false });

  for (const { route, id, heading, short, rest = '' } of rows) {
    test(`a row of ${route} is collapsed, and opens by a key or an address`, async ({ page }) => {
      const block = page.locator(`section[aria-labelledby="${id}"]`);
      const line = block.locator('summary');
      const text = block.getByText(rest, { exact: true });
      await page.goto(route);
      for (const size of [phoneSize, desktopSize]) {
        await page.setViewportSize(size);
        await expect(line).toHaveAccessibleName(heading);
        // Terms are shown as sentences, with full stops.
        if (short) await expect(block.getByText(short)).toBeVisible();
        await expect(text).toBeHidden();
        await line.press('Enter');
        await expect(text).toBeVisible();
        await line.press('Enter');
      }
      await test.step('the print shows its text, and not the button', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(text).toBeVisible();
        await expect(line).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
      });
      // Browsers search for text fragments in the same way as find-in-page.
      const words = encodeURIComponent(rest.replace(/[.]$/, ''));
      for (const part of [`:~:text=${words}`, id]) {
        await test.step(`the address with #${part} opens it`, async () => {
          await page.goto('about:blank');
          await page.goto(`${route}#${part}`);
          await expect(text).toBeInViewport();
        });
      }
    });
  }

  test('the page without a ferry has a number to call, messages and phrases', async ({ page }) => {
    await page.goto(routes.ferryCancelled);
    const call = page.locator('main a[href^="tel:"]').first();
    await expect(call, 'a number to call, on the first screen').toBeInViewport({ ratio: 1 });
    const body = encodeURIComponent(messages.us.text);
    const sms = page.getByRole('link', { name: messages.sms });
    await expect(sms).toHaveCount(messages.others.length + 1);
    await expect(sms.last()).toHaveAttribute('href', new RegExp(`^sms:\\+\\d+\\?&body=${body}$`));
    const chat = page.getByRole('link', { name: messages.chat }).last();
    await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa.me/\\d+\\?text=${body}$`));
    for (const { spoken } of ferryPhrases) {
      await expect(page.getByText(spoken.hi ?? '')).toHaveAttribute('lang', 'hi');
    }
    await page.getByRole('link', { name: pages.phrases.banner.heading }).first().click();
    await expect(page).toHaveURL(routes.phrases);
  });
});
