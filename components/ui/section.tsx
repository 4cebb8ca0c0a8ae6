import type { ReactNode } from 'react';

/** What a section stands on. Paper and deep sea take turns. */
export const surfaces = {
  paper: 'bg-paper text-ink',
  sand: 'bg-sand text-ink',
  deep: 'bg-deep text-paper',
  night: 'bg-night text-paper',
} as const;

export type Surface = keyof typeof surfaces;

type Props = {
  surface?: Surface;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
  [data: `data-${string}`]: string | undefined;
};

/** One idea, on one surface, in the width of the page. */
export function Section({ surface = 'paper', labelledBy, children, ...data }: Props) {
  return (
    <section
      {...data}
      aria-labelledby={labelledBy}
      className={`${surfaces[surface]} py-16 md:py-28`}
    >
      <Container>{children}</Container>
    </section>
  );
}

/** The width that text and cards keep on every page. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return <div className={`mx-auto w-full max-w-page px-5 md:px-8 ${className}`}>{children}</div>;
}
