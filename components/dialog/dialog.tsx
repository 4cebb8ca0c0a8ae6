import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  id: string;
  /** The content of its head, which names the dialog. */
  title: ReactNode;
  /** The id of a heading in the content that is also part of the dialog's name. */
  headingId?: string;
  closeLabel: string;
  /** The content of its foot, which stays visible while the dialog scrolls. */
  footer?: ReactNode;
  /** The route of the page with the full content. It is the address while the dialog is open. */
  route?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A native `<dialog>` that scripts open as a modal (dialogs.island.ts). Without scripts, its button opens it as a
 * popover, which all browsers have supported since 2024 (`command` is newer). An item's dialog has no button: without
 * scripts, the link of its card leads to the item's page.
 */
export function Dialog(props: Props) {
  const { id, title, headingId = '', closeLabel, footer, route, className, children } = props;
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      popover={route ? undefined : 'auto'}
      data-route={route}
      aria-labelledby={`${titleId} ${headingId}`.trim()}
      className={`dialog ${className ?? ''}`}
    >
      <div className="dialog-head flex items-center justify-between gap-4 border-b border-line py-2">
        {/* biome-ignore lint/a11y/noAutofocus: otherwise the button gets the focus, and Enter closes the dialog */}
        <div id={titleId} tabIndex={-1} autoFocus>
          {title}
        </div>
        <DialogButton
          dialogId={id}
          action="hide"
          aria-label={closeLabel}
          className="-mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-sand"
        >
          <Icon name="close" className="size-6" />
        </DialogButton>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && (
        <div className="dialog-foot flex flex-wrap gap-2 border-t border-line py-3 lg:py-4">
          {footer}
        </div>
      )}
    </dialog>
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  dialogId: string;
  action?: 'show' | 'hide';
};

/** A button that opens or closes a dialog. It works without scripts, which only make the dialog modal. */
export function DialogButton({ dialogId, action = 'show', ...rest }: ButtonProps) {
  return <button {...rest} type="button" popoverTarget={dialogId} popoverTargetAction={action} />;
}
