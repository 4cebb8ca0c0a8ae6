import type { PageLink } from '@/lib/routes/routes';
import { TextLink } from './text-link';

type Props = {
  points: readonly {
    heading: string;
    paragraph: string;
    link?: PageLink | undefined;
  }[];
};

/** Points in three columns or, if these would leave gaps, in two. */
export function PointList({ points }: Props) {
  const columns = points.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2';
  return (
    <ul className={`grid gap-x-12 gap-y-6 ${columns}`}>
      {points.map(({ heading, paragraph, link }) => (
        <li key={heading} className="border-t border-line pt-4 on-brand:border-white/30">
          <h3 className="text-card">{heading}</h3>
          <p className="mt-2 on-brand:text-paper/85">{paragraph}</p>
          {link && (
            <p className="mt-2">
              <TextLink href={link.href}>{link.label}</TextLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
