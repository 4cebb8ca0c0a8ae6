import { Plus } from 'lucide-react';
import { detailsId } from '@/lib/routes';

type Props = {
  item: { slug: string };
  /** The item's own page. */
  href: string;
  label: string;
  /** What the item calls itself, for those who hear the link among others of its kind. */
  about: string;
};

/**
 * Leads from a card to the item's own page; with scripts a plain click opens its details over the
 * list (`data-dialog`). Its area is the whole card, so that a click anywhere does.
 */
export function DetailsLink({ item, href, label, about }: Props) {
  return (
    <a
      href={href}
      data-dialog={detailsId(item)}
      className="flex min-h-11 w-full items-center justify-between gap-3 font-semibold text-lagoon after:absolute after:inset-0 hover:text-deep aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse"
    >
      <span>
        {label}
        <span className="sr-only">: {about}</span>
      </span>
      <Plus aria-hidden className="size-5 flex-none" />
    </a>
  );
}
