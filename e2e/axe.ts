import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it is now, one line for each element.
 * @param colours false leaves out the contrast, which takes as long as all other rules: where the same
 *   page has been asked at another width, it has the same colours
 */
export async function listAxeFaults(page: Page, colours = true): Promise<string[]> {
  const without = colours ? [] : ['color-contrast'];
  // The other mode opens a second page each time, for frames of other hosts. The site has no frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(without)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
