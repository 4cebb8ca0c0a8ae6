import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/content';
import { routes } from '@/lib/routes/routes';

/**
 * A message that the browser refuses to store what visitors save or choose (toast.island.ts). It is above the contact
 * bar or, on wide screens, at the bottom.
 */
export function Toast() {
  return (
    <Island
      name="toast"
      when="start"
      role="status"
      className="toast print:hidden fixed inset-x-4 bottom-[calc(--theme(--spacing-bar)+--spacing(4)+env(safe-area-inset-bottom,0px))] wide:bottom-4 z-50 mx-auto max-w-prose bg-deep text-paper [box-shadow:0_10px_15px_-3px_#0000001a]"
    >
      <p hidden className="py-4 pr-14 pl-5">
        {labels.toast.notStored}{' '}
        <a href={routes.saved} className="inline-block font-semibold underline underline-offset-4">
          {labels.toast.openList}
        </a>
        <button
          type="button"
          aria-label={labels.general.close}
          className="absolute top-1 right-1 grid size-11 place-items-center"
        >
          <Icon name="close" className="size-5" />
        </button>
      </p>
    </Island>
  );
}
