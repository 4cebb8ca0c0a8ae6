import { Icon } from '@/components/ui/icon';

type Props = {
  /** The labels of a button that is not pressed, and of one that is. */
  messages: { save: string; saved: string };
  /** The name of the item. */
  name: string;
  /** Shows only its icon on phones. */
  short?: boolean;
};

/**
 * The label of a Save button. Its accessible name stays the same when it is pressed, because screen readers announce
 * that state themselves.
 */
export function SaveLabel({ messages, name, short = false }: Props) {
  return (
    <>
      <Icon name="bookmark" className="size-5 flex-none group-aria-pressed:fill-current" />
      <span className={short ? 'max-sm:sr-only' : undefined}>
        <span className="group-aria-pressed:sr-only">{messages.save}</span>
        <span aria-hidden="true" className="hidden group-aria-pressed:inline">
          {messages.saved}
        </span>
      </span>
      <span className="sr-only">{` ${name}`}</span>
    </>
  );
}
