import type { ReactNode } from 'react';
import { SampleTag } from '@/components/offer/sample-tag';
import { getTerms } from '@/lib/content/query/terms';

const allTerms = getTerms().map(({ term }) => term);

type Props = {
  /** By default all. */
  terms?: readonly { example?: boolean | undefined }[];
  className?: string;
  /** What else is said of the terms, after it. */
  children?: ReactNode;
};

/** The quiet line beside terms: that they are examples, if any of them is one. */
export function ExampleTerms({ terms = allTerms, className = '', children }: Props) {
  const example = terms.some((term) => term.example);
  if (!example && !children) return null;
  return (
    <p className={`text-base text-quiet ${className}`}>
      {example && <SampleTag of={terms} />}
      {children && (
        <>
          {example && ' '}
          {children}
        </>
      )}
    </p>
  );
}
