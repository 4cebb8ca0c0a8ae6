import type { ReactNode } from 'react';

/** The colours of a section. Neighbours differ, and deep, the strongest, is for one or two on a page. */
const surfaces = {
  paper: 'bg-paper text-ink',
  sand: 'bg-sand text-ink',
  deep: 'bg-deep text-paper',
} as const;

export type Surface = keyof typeof surfaces;

type Props = {
  surface?: Surface;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  /** Less padding, for a page with many sections. */
  compact?: boolean;
  children: ReactNode;
};

/** A section with one topic, one background and the page's width. */
export function Section({ surface = 'paper', labelledBy, compact, children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`${surfaces[surface]} py-10 ${compact ? 'md:py-16' : 'md:py-16 lg:py-28'}`}
    >
      <Container>{children}</Container>
    </section>
  );
}

type ContainerProps = Pick<Props, 'children'> & { className?: string };

/** Centers content in the maximum width of the page. */
export function Container({ children, className = '' }: ContainerProps) {
  return <div className={`mx-auto w-full max-w-page px-5 md:px-8 ${className}`}>{children}</div>;
}
