type Props = {
  id?: string;
  /** The small line above the heading. */
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  /** Its size: for a section, a part of a section, a panel beside the main text, or an h4 in a dialog. */
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
export function SectionHeading({ id, label, heading, lead, size = 'section', className }: Props) {
  const Heading = size === 'dialog' ? 'h4' : 'h2';
  return (
    <div className={className}>
      {label && (
        <p className="mb-2 break-after-avoid text-label font-semibold text-lagoon uppercase on-deep:text-shallow">
          {label}
        </p>
      )}
      {/* Links to the heading leave room for its label. */}
      <Heading
        id={id}
        className={`${sizes[size].heading} ${id && label ? 'scroll-mt-10' : ''}`.trim()}
      >
        {heading}
      </Heading>
      {lead && (
        <p className={`mt-3 text-quiet on-deep:text-paper/85 ${sizes[size].lead}`.trim()}>{lead}</p>
      )}
    </div>
  );
}
