import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

/** A link to the visitor's list with the number of saved items (saved.island.ts). */
export function SavedLink() {
  return (
    <Island name="saved-link" when="start" as="span" className="contents">
      <a
        href={routes.saved}
        title={labels.saved}
        aria-label={labels.saved}
        data-counted={labels.savedCount}
        className="header-button relative flex-none md:-mr-2.5 noscript:hidden"
      >
        <Icon name="bookmark" className="size-6" />
        <span className="saved-count tabular absolute top-1 right-0.5 min-w-5 rounded-full bg-ember px-1 text-center text-xs leading-5 font-semibold text-paper empty:hidden" />
      </a>
    </Island>
  );
}
