import type { IconName } from './icons';

type Props = {
  name: IconName;
  /** What it says. Without one it is decorative: the words are beside it or in the link's label. */
  label?: string;
  /** The width of its lines, in 24ths of its own width. */
  strokeWidth?: number;
  className?: string;
};

/**
 * The file with all icons (app/icons.svg). The letters are a hash of what is in it, since browsers use
 * an earlier file for a day; icon.test.tsx says what they must be.
 */
export const iconFile = '/icons.svg?0bd880';

/** An icon in the colour of the text. Its shape is in a file, which all pages share. */
export function Icon({ name, label, strokeWidth = 2, className }: Props) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      <use href={`${iconFile}#${name}`} />
    </svg>
  );
}
