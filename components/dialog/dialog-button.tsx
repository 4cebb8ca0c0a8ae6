import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  dialogId: string;
  action?: 'show' | 'hide';
};

/** A button that opens or closes a dialog; the browser does it, scripts only make it modal. */
export function DialogButton({ dialogId, action = 'show', ...rest }: Props) {
  return <button {...rest} type="button" popoverTarget={dialogId} popoverTargetAction={action} />;
}
