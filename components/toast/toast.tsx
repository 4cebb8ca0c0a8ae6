import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes/routes';

/** A message that the browser refuses to store the saved list (toast.island.ts). */
export function Toast() {
  return (
    <Island name="toast" when="start" role="status" className="toast print:hidden">
      <p hidden>
        {labels.toast.notSaved}{' '}
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
