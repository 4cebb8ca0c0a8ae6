import { Disclosure } from './disclosure';
import { withPhones } from './phones';

type Props = {
  heading: string;
  points: readonly string[];
  level: 2 | 3 | 4;
  /** Whether the list can be collapsed on phones. With `open`, it is open at first. */
  collapsible?: boolean | 'open';
};

const sizes = { 2: 'text-3xl', 3: 'text-2xl', 4: 'text-xl' };

export function BulletList({ heading, points, level, collapsible }: Props) {
  const Heading = `h${level}` as const;
  const list = (
    <div className={collapsible ? 'mt-2 pb-4' : 'mt-2'}>
      <BulletPoints points={points} />
    </div>
  );
  return (
    <div>
      <Heading className={sizes[level]}>{heading}</Heading>
      {collapsible ? (
        <Disclosure text={heading} open={collapsible === 'open'}>
          {list}
        </Disclosure>
      ) : (
        list
      )}
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
