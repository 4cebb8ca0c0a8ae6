import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { planSample } from '@/lib/content/sample-plans';
import type { Content } from '@/lib/content/types';

/** Finds extras in sample plans that the package doesn't offer in the plan's class or on its dates. */
export function checkSamplePlans(content: Content): ContentIssue[] {
  return content.samplePlans.flatMap((sample, index) => {
    const counted = planSample(sample, content).extras.map(({ slug }) => slug);
    return sample.extras.flatMap(({ slug }, position) => {
      const path = ['samplePlans', index, 'extras', position, 'slug'];
      const problem = `is "${slug}", which the package doesn't offer in this class or on these days.`;
      const help = 'Choose an extra that the page of the package offers, or delete it.';
      return counted.includes(slug) ? [] : issueAt(content, path, problem, help);
    });
  });
}
