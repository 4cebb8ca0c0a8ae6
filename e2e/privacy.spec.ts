import { expect, test } from '@playwright/test';
import { content, desktopSize } from './site';

// The text must be there for those who run no scripts: they, too, are asked for their data.
test.use({ javaScriptEnabled: false });

const { privacy, forms, company } = content;

test('the footer of every page leads to the privacy page', async ({ page }) => {
  await page.goto('/flights');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
});

test('each form is shown with the very fields that it asks for', async ({ page }) => {
  await page.goto('/privacy');
  const section = page.getByRole('region', { name: privacy.forms.heading });
  for (const kind of ['flight', 'contact', 'booking'] as const) {
    const { heading, why } = privacy.forms[kind];
    const ask = section.getByRole('listitem').filter({ hasText: why });
    await expect(ask.getByRole('heading', { level: 3 })).toHaveText(heading);
    await expect(ask.locator('li')).toHaveText(
      forms[kind].fields.map(
        ({ label, required }) =>
          `${label}${required ? forms.words.required : forms.words.optional}`,
      ),
    );
  }
});

test('every section is in the list of sections, which leads to it', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/privacy');
  const list = page.getByRole('navigation', { name: privacy.contents });
  const { forms: first, sections, responsible } = privacy;
  const all = [first, ...sections, responsible];
  await expect(list.getByRole('link')).toHaveText(all.map(({ heading }) => heading));
  for (const { heading } of all) {
    await list.getByRole('link', { name: heading }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  }
});

test('periods are filled in, and one that is not confirmed is marked as an example', async ({
  page,
}) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  const period = privacy.sections.find(({ months }) => months !== undefined);
  await expect(main).toContainText(`we delete it ${period?.months} months after`);
  await expect(main).not.toContainText(/[{}]/);
  await expect(main.getByText(privacy.exampleNote)).toHaveCount(
    privacy.sections.filter(({ example }) => example).length,
  );
});

test('who answers for the data is told with the company’s own details', async ({ page }) => {
  await page.goto('/privacy');
  const panel = page.getByRole('region', { name: privacy.responsible.heading });
  await expect(panel.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  for (const text of [...company.phones, ...company.address]) {
    await expect(panel).toContainText(text);
  }
});
