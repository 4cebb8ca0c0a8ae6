import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from './dialog-button';

type Props = {
  id: string;
  /** The ids of the headings that name the dialog. */
  labelledBy: string;
  /** The line at its top. */
  title: ReactNode;
  closeLabel: string;
  /** What stays at its foot while the matter scrolls. */
  footer?: ReactNode;
  /** The page that holds the same and more: the address follows the dialog while it is open. */
  address?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A dialog over the page: a native `<dialog>` that `Enhancements` opens as a modal one. Before and
 * without scripts, one with an address stays shut, since the link to its page leads there; any
 * other is opened by its button as a popover, in every current browser (`command` and `closedby`
 * are younger).
 */
export function Dialog({
  id,
  labelledBy,
  title,
  closeLabel,
  footer,
  address,
  className,
  children,
}: Props) {
  return (
    <dialog
      id={id}
      popover={address ? undefined : 'auto'}
      data-address={address}
      aria-labelledby={labelledBy}
      closedby="any"
      className={`dialog ${className ?? ''}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-6 py-3">
        {title}
        <DialogButton
          dialogId={id}
          action="hide"
          aria-label={closeLabel}
          className="-mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-sand"
        >
          <X aria-hidden className="size-6" />
        </DialogButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-6">
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap gap-3 border-t border-line px-6 py-4">{footer}</div>
      )}
    </dialog>
  );
}
