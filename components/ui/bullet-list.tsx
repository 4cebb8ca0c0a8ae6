type Props = { heading: string; items: readonly string[]; level?: 'h2' | 'h3' | 'h4' };

/** A bulleted list under its own heading. */
export function BulletList({ heading, items, level: Heading = 'h4' }: Props) {
  return (
    <div>
      <Heading className={Heading === 'h2' ? 'text-3xl' : 'text-xl'}>{heading}</Heading>
      <div className="mt-2">
        <Points points={items} />
      </div>
    </div>
  );
}

/** A bulleted list. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-coral">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
