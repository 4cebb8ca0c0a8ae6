import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** The line that opens and closes the rest. */
  text: ReactNode;
  /** What the rest is of; read aloud after the line. */
  of?: string;
  /** Whether tablets have room for it, too. */
  tablets?: boolean;
  /** Whether it is open at first. */
  open?: boolean;
  /** The rest. It holds no target of a link: not every browser opens it for one. */
  children: ReactNode;
};

/**
 * The rest of something, which phones and tablets show when its line is pressed. Search within a page
 * finds what is in it; larger screens and paper have no line and show everything.
 */
export function More({ text, of, tablets, open, children }: Props) {
  return (
    <details className={tablets ? 'more more-sm' : 'more'} open={open}>
      <summary className="flex min-h-11 items-center gap-3 font-semibold text-lagoon">
        <span>
          {text}
          {of && <span className="sr-only">: {of}</span>}
        </span>
        <Icon name="plus" className="size-5 flex-none in-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
