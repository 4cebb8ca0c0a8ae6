import { ExampleTag } from '@/components/company/example-tag';
import { getTerms } from '@/lib/content/query/terms';

const terms = getTerms().map(({ term }) => term);

/** A line beside terms that says that they are examples, if one of them is. */
export function ExampleTerms({ className = '' }: { className?: string }) {
  if (!terms.some(({ example }) => example)) return null;
  return (
    <p className={`text-base text-quiet ${className}`}>
      <ExampleTag of={terms} />
    </p>
  );
}
