import { DetailsLink, nameId } from '@/components/items/details-link';
import { Card, CardCaption } from '@/components/ui/card';
import type { Operator } from '@/lib/content/query/cruise';
import { labels } from '@/lib/content/query/site';

type Props = {
  item: Operator;
  /** Whether it leaves all but its name and what it is to its details. */
  brief?: true;
};

/** A ferry operator, shown by its name. */
export function OperatorCard({ item, brief }: Props) {
  return (
    <Card id={item.slug} image={item.image}>
      <div className="flex flex-1 flex-col gap-2 p-6">
        <h3 id={nameId(item)} className="text-card">
          {item.name}
        </h3>
        <p className="font-medium text-lagoon">{item.title}</p>
        {!brief && <p className="card-extra text-base">{item.description}</p>}
        <div className="card-foot">
          <CardCaption>{labels.lastUpdated}</CardCaption>
          <DetailsLink item={item} />
        </div>
      </div>
    </Card>
  );
}
