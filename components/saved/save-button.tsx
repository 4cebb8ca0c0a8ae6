import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/all-content';
import type { ItemView } from '@/lib/item-types/item-view';
import { routes } from '@/lib/routes/routes';
import { SaveToggle } from './save-toggle';

type Props = {
  view: ItemView;
  iconOnly?: boolean;
  /** By default, the class of a button on a card. */
  className?: string;
};

/** Renders nothing for types that can't be saved. */
export function SaveButton({ view, iconOnly, className = 'save-on-card' }: Props) {
  const { name, route, savedSubtitle } = view;
  if (!savedSubtitle) return null;
  return (
    <SaveToggle
      name={name}
      route={route}
      messages={labels.saved}
      iconOnly={iconOnly}
      className={className}
    />
  );
}

/** A link to the visitor's list with the number of saved items (saved-link.island.ts). */
export function SavedLink() {
  return (
    <Island name="saved-link" when="immediately" as="span" className="contents">
      <a
        href={routes.saved}
        title={labels.saved.saved}
        aria-label={labels.saved.saved}
        data-counted={labels.saved.count}
        className="header-button relative flex-none md:-mr-2.5 noscript:hidden"
      >
        <Icon name="bookmark" className="size-6" />
        <span className="saved-count tabular absolute top-1 right-0.5 min-w-5 rounded-full bg-warning px-1 text-center text-xs leading-5 font-semibold text-paper empty:hidden" />
      </a>
    </Island>
  );
}
