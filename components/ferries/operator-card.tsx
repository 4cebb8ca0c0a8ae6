import { CardFoot, nameId } from '@/components/items/card-foot';
import { Card } from '@/components/ui/card';
import type { Operator } from '@/lib/content/query/cruise';

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
        <CardFoot item={item} />
      </div>
    </Card>
  );
}
