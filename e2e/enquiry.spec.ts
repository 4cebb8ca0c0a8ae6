import { expect, type Page, test } from '@playwright/test';
import { content } from './site';

const { forms, company } = content;

const cases = [
  { route: '/contact', heading: 'Contact Us', form: forms.contact, missing: 'date' },
  { route: '/flights', heading: 'Flight Details Form', form: forms.flight, missing: 'from' },
] as const;

const difficult = 'Ünal <b>"Ś"</b> & नमस्ते ₹22,500 🏝️ #1?';

for (const { route, heading, form, missing } of cases) {
  const section = (page: Page) => page.getByRole('region', { name: heading });
  const field = (page: Page, name: string) => section(page).locator(`[name="${name}"]`);

  const fill = async (page: Page, leaveOut?: string) => {
    for (const { name, type } of form.fields) {
      const value = { email: 'a@b.example', tel: '+91 98765 43210', date: '2027-01-20' }[
        type as string
      ];
      if (name !== leaveOut) await field(page, name).fill(value ?? `${name} ${difficult}`);
    }
  };

  test(`${route} says which field is missing, leads to it, and loses nothing`, async ({ page }) => {
    await page.goto(route);
    await fill(page, missing);
    await section(page).getByRole('button', { name: forms.sendByChat }).click();
    await expect(section(page).getByRole('alert')).toHaveText(form.missing);
    await expect(field(page, missing)).toBeFocused();
    await expect(field(page, missing)).toHaveAccessibleDescription(/is still empty/);
    for (const { name } of form.fields) {
      if (name !== missing) await expect(field(page, name)).not.toHaveValue('');
    }
    // And it works once the field is filled.
    await fill(page);
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await section(page).getByRole('button', { name: forms.sendByChat }).click();
    await expect(section(page).getByRole('alert')).toBeEmpty();
    await expect(section(page).getByRole('status')).toHaveText(forms.handedOver);
  });

  test(`${route} hands the whole message to the visitor’s chat, unchanged`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      window.open = (address) => {
        document.documentElement.dataset.opened = String(address);
        return null;
      };
    });
    await fill(page);
    await section(page).getByRole('button', { name: forms.sendByChat }).click();
    const opened = await page.locator('html').getAttribute('data-opened');
    const url = new URL(opened ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/913192000001');
    const text = url.searchParams.get('text') ?? '';
    for (const { name, label } of form.fields) {
      expect(text).toContain(`${label}: ${await field(page, name).inputValue()}`);
    }
    expect(text).toContain(difficult);
    expect(text).toContain(route);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { route, heading } of cases) {
    test(`${route} puts nothing of a visitor into the address and says how to reach us`, async ({
      page,
    }) => {
      await page.goto(route);
      const section = page.getByRole('region', { name: heading });
      await expect(section.getByText(forms.withoutScript)).toBeVisible();
      await section.locator('[name="name"]').fill('Someone');
      await section.locator('[name="name"]').press('Enter');
      await section.getByRole('button', { name: forms.sendByMail }).click();
      await expect(page).toHaveURL(route);
      await expect(section.locator('[name="name"]')).toHaveValue('Someone');
      await expect(page.getByRole('main').getByRole('link', { name: company.email })).toBeVisible();
    });
  }
});
