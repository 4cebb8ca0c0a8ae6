import { withPhones } from './paragraphs';

type Props = {
  heading: string;
  points: readonly string[];
  level: 2 | 3 | 4;
};

const sizes = { 2: 'text-3xl', 3: 'text-2xl', 4: 'text-xl' };

export function BulletList({ heading, points, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="space-y-2">
      <Heading className={sizes[level]}>{heading}</Heading>
      <BulletPoints points={points} />
    </div>
  );
}

/** A bulleted list in which phone numbers are links. */
export function BulletPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 print:pl-[1.25em] marker:text-coral">
      {points.map((point) => (
        <li key={point}>{withPhones(point)}</li>
      ))}
    </ul>
  );
}
