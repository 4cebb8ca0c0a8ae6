import { CardFoot, nameId } from '@/components/items/card-foot';
import { Card } from '@/components/ui/card';
import { type FerryRoute, whoSails } from '@/lib/content/query/cruise';
import { pages } from '@/lib/content/query/site';
import { routeWithNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { shortFactsOf } from './ferry-rules';

type Props = {
  item: FerryRoute;
  /** Whether it names the ships: where all ferry routes have the same, they are named once above. */
  withShips: boolean;
};

/** A ferry route, its picture beside the text: from where, to where, and how long. That is all on phones. */
export function FerryRouteCard({ item, withShips }: Props) {
  return (
    <Card id={item.slug} image={item.image} beside>
      <div className="flex flex-1 flex-col gap-2 p-6 md:max-xl:p-4">
        <h3 id={nameId(item)} className="text-card max-sm:text-xl">
          {routeWithNoBreakSpaces(item.name)}
        </h3>
        <p className="tabular flex flex-wrap gap-x-3 text-base font-semibold max-md:grid sm:text-lg">
          {shortFactsOf(item).map((fact) => (
            // The space is for paper, where they are one line of text.
            <span key={fact}>{`${fact} `}</span>
          ))}
        </p>
        <p className="card-extra font-medium text-lagoon md:max-xl:hidden">{item.title}</p>
        <p className="card-extra text-base max-xl:hidden">{item.description}</p>
        {withShips && (
          <p className="text-base">
            {pages.cruise.operators.label}: {whoSails(item)}
          </p>
        )}
        <CardFoot item={item} />
      </div>
    </Card>
  );
}
