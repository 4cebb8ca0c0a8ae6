import { islandAttributes } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';

export type SaveMessages = Record<'save' | 'saved', string>;

type Props = {
  route: string;
  name: string;
  /** The labels of the button in both states. */
  messages: SaveMessages;
  /** Shows only its icon on phones. */
  iconOnly?: boolean | undefined;
  className: string;
};

/**
 * A button that saves an item or removes it from the list (save-button.island.ts). Its accessible name doesn't change,
 * because screen readers announce the pressed state.
 */
export function SaveToggle({ route, name, messages, iconOnly, className }: Props) {
  return (
    <button
      {...islandAttributes({ name: 'save-button', when: 'immediately' })}
      type="button"
      data-route={route}
      aria-pressed={false}
      className={`save-button group print:hidden noscript:hidden ${className}`}
    >
      <Icon name="bookmark" className="size-5 flex-none group-aria-pressed:fill-current" />
      <span className={iconOnly ? 'max-sm:sr-only' : undefined}>
        <span className="group-aria-pressed:sr-only">{messages.save}</span>
        <span aria-hidden="true" className="hidden group-aria-pressed:inline">
          {messages.saved}
        </span>
      </span>
      <span className="sr-only">{` ${name}`}</span>
    </button>
  );
}
