import { packageCollections } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { planSample } from '@/lib/content/sample-plans';
import type { Content, ParsedPackage } from '@/lib/content/types';
import { extrasFor } from '@/lib/trips/tariff';

const help = 'Choose an extra that the page of the package offers, or delete it.';

/** Finds extras that a package names although it doesn't offer them, such as one that its price includes. */
export function checkPopularExtras(content: Content): ContentIssue[] {
  return packageCollections.flatMap((name) =>
    content[name].flatMap((item: ParsedPackage, index) => {
      const offered = extrasFor(item, content.extras).map(({ slug }) => slug);
      return item.popularExtras.flatMap((slug, position) => {
        const path = [name, index, 'popularExtras', position];
        const problem = `is "${slug}", which the package doesn't offer.`;
        return offered.includes(slug) ? [] : issueAt(content, path, problem, help);
      });
    }),
  );
}

/** Finds extras in sample plans that the package doesn't offer in the plan's class or on its dates. */
export function checkSamplePlans(content: Content): ContentIssue[] {
  return content.samplePlans.flatMap((sample, index) => {
    const counted = planSample(sample, content).extras.map(({ slug }) => slug);
    return sample.extras.flatMap(({ slug }, position) => {
      const path = ['samplePlans', index, 'extras', position, 'slug'];
      const problem = `is "${slug}", which the package doesn't offer in this class or on these days.`;
      return counted.includes(slug) ? [] : issueAt(content, path, problem, help);
    });
  });
}
