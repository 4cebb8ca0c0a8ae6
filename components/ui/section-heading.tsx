type Props = {
  id: string;
  label: string;
  heading: string;
  lead?: string | undefined;
  onDeep?: boolean;
  /** For a part beside the page's own text. */
  small?: boolean;
  className?: string;
};

/** A small label, a large heading, and an optional lead. */
export function SectionHeading({
  id,
  label,
  heading,
  lead,
  onDeep = false,
  small = false,
  className,
}: Props) {
  return (
    <div className={className}>
      <p
        className={`text-label font-semibold uppercase ${onDeep ? 'text-shallow' : 'text-lagoon'}`}
      >
        {label}
      </p>
      <h2 id={id} className={`mt-2 ${small ? 'text-2xl' : 'text-section'}`}>
        {heading}
      </h2>
      {lead && (
        <p
          className={`mt-3 ${small ? '' : 'text-lead '}${onDeep ? 'text-paper/85' : 'text-quiet'}`}
        >
          {lead}
        </p>
      )}
    </div>
  );
}
