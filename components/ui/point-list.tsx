import type { PageLink } from '@/lib/routes/routes';
import { TextLink } from './text-link';

type Props = {
  points: readonly {
    heading: string;
    paragraph: string;
    link?: PageLink | undefined;
  }[];
  /** Class names that set the number of columns. */
  className: string;
};

export function PointList({ points, className }: Props) {
  return (
    <ul className={`grid gap-x-12 gap-y-6 ${className}`}>
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
