import { Icon } from './icon';

type Props = {
  /** What it says as long as it is closed. */
  text: string;
  /** What it says when it is open; the same unless given. */
  opened?: string;
};

/**
 * Stands between the first cards of a list and the others, which on phones it shows when it is opened.
 * An address that names one of them shows them, too (card-grid.css). Larger screens show all.
 */
export function ListDisclosure({ text, opened }: Props) {
  return (
    <details className="list-disclosure no-print w-full md:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 border-y border-current py-1.5 font-semibold">
        <span className={`text-balance ${opened ? 'in-open:hidden' : ''}`}>{text}</span>
        {opened && <span className="hidden in-open:inline">{opened}</span>}
        <Icon name="plus" className="size-5 flex-none in-open:rotate-45" />
      </summary>
    </details>
  );
}
