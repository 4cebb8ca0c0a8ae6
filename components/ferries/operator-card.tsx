import { DetailsLink } from '@/components/items/details-link';
import { Card, CardCaption } from '@/components/ui/card';
import type { Operator } from '@/lib/content/query/cruise';
import { labels } from '@/lib/content/query/site';

type Props = {
  item: Operator;
  /** Whether phones leave all but its name to its details. */
  brief?: true;
};

/** A ferry operator, shown by its name. */
export function OperatorCard({ item, brief }: Props) {
  return (
    <Card id={item.slug} image={item.image}>
      <div className="flex flex-1 flex-col gap-2 p-6">
        <h3 className="text-card">{item.name}</h3>
        <p className="font-medium text-lagoon">{item.title}</p>
        <p className={brief ? 'card-extra text-base' : 'text-base'}>{item.description}</p>
        <div className="mt-auto space-y-1 pt-3">
          <CardCaption>{labels.lastUpdated}</CardCaption>
          <DetailsLink item={item} />
        </div>
      </div>
    </Card>
  );
}
