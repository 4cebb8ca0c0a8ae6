import type { IconName } from './icons';

type Props = {
  name: IconName;
  /** The text alternative. Omit it if the text beside the icon, or the label of its link, says the same. */
  label?: string;
  /** The stroke width, in 24ths of the icon's width. */
  strokeWidth?: number;
  className?: string;
};

/** An icon in the colour of the text. All pages share one file of shapes (app/icons.svg). */
export function Icon({ name, label, strokeWidth = 2, className }: Props) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      {/* Not set on the svg, because WebKit would multiply the width by the zoom. */}
      <use href={`/icons.svg#${name}`} strokeWidth={strokeWidth} />
    </svg>
  );
}
