import type { ReactNode } from 'react';

/** The colours of a section. Neighbours should differ. Use `brand`, the strongest, once or twice on a page. */
const surfaces = {
  paper: 'bg-paper text-ink',
  sand: 'bg-sand text-ink',
  brand: 'bg-brand text-paper',
} as const;

export type Surface = keyof typeof surfaces;

type Props = {
  surface?: Surface;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  /** More padding, for a page of few sections. */
  spacious?: boolean;
  children: ReactNode;
};

export function Section({ surface = 'paper', labelledBy, spacious, children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`${surfaces[surface]} py-10 ${spacious ? 'md:py-16 lg:py-28' : 'md:py-16'}`}
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

type HeadingProps = {
  id?: string;
  /** The small line above the heading. */
  label?: string | undefined;
  heading: string;
  lead?: ReactNode;
  /** The size: for a section, a part of a section, a panel beside the main text, or an h4 in a dialog. */
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = {
  section: { heading: 'text-section', lead: 'text-lead' },
  part: { heading: 'text-3xl leading-tight md:text-4xl', lead: 'text-base' },
  panel: { heading: 'text-2xl', lead: '' },
  dialog: { heading: 'text-xl', lead: '' },
};

/** The heading of a section, with an optional label above it and an optional lead under it. */
export function SectionHeading(props: HeadingProps) {
  const { id, label, heading, lead, size = 'section', className } = props;
  const Heading = size === 'dialog' ? 'h4' : 'h2';
  return (
    <div className={className}>
      {label && (
        <p className="mb-2 break-after-avoid text-label font-semibold text-lagoon uppercase on-brand:text-shallow">
          {label}
        </p>
      )}
      {/* The scroll margin leaves room for the label. */}
      <Heading
        id={id}
        className={`${sizes[size].heading} ${id && label ? 'scroll-mt-10' : ''}`.trim()}
      >
        {heading}
      </Heading>
      {lead && (
        <p className={`mt-3 text-quiet on-brand:text-paper/85 ${sizes[size].lead}`.trim()}>
          {lead}
        </p>
      )}
    </div>
  );
}
