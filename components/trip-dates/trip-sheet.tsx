import { Points } from '@/components/ui/bullet-list';
import { ferryRules } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { getAdvice } from '@/lib/content/query/planning';
import { company, labels } from '@/lib/content/query/site';

const words = labels.tripExport;

/** What stands under the days when a trip is printed: what to bring, the ferries' rules, our numbers, its address. */
export function TripSheet({ item }: { item: Package }) {
  const bring = getAdvice().flatMap(({ onPaper, points = [] }) => (onPaper ? points : []));
  const { report, papers, luggage, children } = ferryRules;
  return (
    <div className="trip-sheet on-sheet hidden">
      {bring.length > 0 && (
        <div className="sheet-part">
          <h2>{words.bring}</h2>
          <Points points={bring} />
        </div>
      )}
      <div className="sheet-part">
        <h2>{words.ferries}</h2>
        <Points
          points={[report, papers, luggage, children].map((rule) => `${rule.label}: ${rule.text}`)}
        />
      </div>
      <div className="sheet-part">
        <h2>{words.numbers}</h2>
        <p>
          {`${company.name}: ${[...company.phones, company.email].join(', ')}. ${company.site}${routeOf(item)}`}
        </p>
      </div>
    </div>
  );
}
