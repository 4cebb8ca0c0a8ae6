import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it is now, one line for each element.
 * @param rules only these of its rules; all, unless given
 * @param part only what is in it: when the page around it has been asked elsewhere
 */
export async function listAxeFaults(page: Page, rules?: string[], part = 'html') {
  // The other mode opens a second page each time, for frames of other hosts. The site has no frames.
  const axe = new AxeBuilder({ page })
    // Half of the time went into telling all that is right.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
