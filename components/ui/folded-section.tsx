import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';

type Props = {
  id: string;
  heading: string;
  level: 'h2' | 'h3';
  /** How its heading looks where there is room; phones have the line that opens the text. */
  headingStyle: string;
  className: string;
  children: ReactNode;
};

/** A part of a long page, whose text phones show when its heading is pressed. */
export function FoldedSection({
  id,
  heading,
  level: Heading,
  headingStyle,
  className,
  children,
}: Props) {
  return (
    <section aria-labelledby={id} className={`border-line sm:border-t ${className}`}>
      <Heading id={id} className={`leading-tight ${headingStyle}`}>
        {heading}
      </Heading>
      <Disclosure text={heading} tablets>
        <div className="space-y-4 pb-5 sm:pb-0">{children}</div>
      </Disclosure>
    </section>
  );
}
