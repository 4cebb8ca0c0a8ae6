import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { desktopSize, everyRoute, phoneSize } from './site';

// Motion would be measured half-way: the pages are looked at as they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  for (const route of [...everyRoute, '/nowhere']) {
    test(`axe finds nothing on ${route} (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      const closed = await new AxeBuilder({ page }).analyze();
      expect(summary(closed.violations)).toEqual([]);
      const disclosures = page.locator('main details');
      if ((await disclosures.count()) === 0) return;
      await disclosures.evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      const open = await new AxeBuilder({ page }).analyze();
      expect(summary(open.violations)).toEqual([]);
    });
  }
}

test('axe finds nothing with the menus open', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/');
  await page.getByRole('banner').getByText('Activities').click();
  expect(summary((await new AxeBuilder({ page }).analyze()).violations)).toEqual([]);
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  expect(summary((await new AxeBuilder({ page }).analyze()).violations)).toEqual([]);
});

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** One line for each element that a rule complains of. */
function summary(violations: Violations): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
