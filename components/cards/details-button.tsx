import { Plus } from 'lucide-react';
import { DialogButton } from '@/components/ui/dialog-button';
import { detailsId } from '@/lib/routes';

type Props = {
  item: { slug: string };
  label: string;
  /** What the item calls itself, for those who hear the button among others of its kind. */
  about: string;
};

/** Opens the details of a card. Its area is the whole card, so that a click anywhere does. */
export function DetailsButton({ item, label, about }: Props) {
  return (
    <DialogButton
      dialogId={detailsId(item)}
      className="flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold text-lagoon after:absolute after:inset-0 hover:text-deep"
    >
      <span>
        {label}
        <span className="sr-only">: {about}</span>
      </span>
      <Plus aria-hidden className="size-5 flex-none" />
    </DialogButton>
  );
}
