import { Icon } from '@/components/ui/icon';

type Props = {
  /** What the button is called, and what it shows while it is pressed. */
  messages: { save: string; saved: string };
  /** The name of the item. */
  name: string;
  /** Shows only its icon on phones. */
  short?: boolean;
};

/**
 * What a Save button holds. While it is pressed it shows another word; its name for screen readers stays,
 * because they say themselves that it is pressed.
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
