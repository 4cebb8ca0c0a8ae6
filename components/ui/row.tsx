import type { ReactNode } from 'react';
import { Icon } from './icon';
import { withPhones } from './paragraphs';

type Props = {
  /** The id of its heading, if links lead to it. */
  id?: string;
  heading: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
};

/** A row of a long page: a heading with its text, side by side where there is room. */
export function Row({ id, heading, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="row beside-heading">
      <Heading id={id} className="text-xl leading-tight">
        {heading}
      </Heading>
      <div className="space-y-3">{children}</div>
    </section>
  );
}

type CollapsibleProps = Props & {
  id: string;
  /** The text under or beside the heading that is also shown while the row is closed. */
  short?: string;
  /** Whether it is open at first. */
  open?: boolean;
};

/**
 * A row whose text is collapsed, on every screen. Print shows it. Find-in-page searches it, and a link to its heading
 * opens it permanently. The summary has no text: it covers the row, and the heading names it.
 */
export function CollapsibleRow({ id, heading, level = 3, ...content }: CollapsibleProps) {
  const Heading = `h${level}` as const;
  const { short, open, children } = content;
  return (
    <section
      aria-labelledby={id}
      className={`row collapsible-row ${short ? 'beside-heading' : ''}`.trim()}
    >
      <Heading id={id} className="text-xl leading-tight">
        {heading}
      </Heading>
      <div>
        {short && <p className="first-letter:uppercase">{withPhones(short)}</p>}
        <details className="collapsible" open={open}>
          <summary aria-labelledby={id}>
            <Icon name="plus" />
          </summary>
          <div className="space-y-4">{children}</div>
        </details>
      </div>
    </section>
  );
}
