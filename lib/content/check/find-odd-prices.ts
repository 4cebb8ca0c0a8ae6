import { type Content, pricedCollections, visible } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { formatRupees } from '@/lib/money';

/** How far a price may be from the middle one of its list: an added or lost zero is further. */
const widest = 5;

/** Finds prices that have the right form and hardly make sense: a zero too many or too few. */
export function findOddPrices(content: Partial<Content>): ContentIssue[] {
  return pricedCollections.flatMap((list) => {
    const items = visible(content[list] ?? []);
    return items.flatMap((item) => {
      const { was, now } = item.price;
      const others = items.filter((other) => other !== item).map(({ price }) => price.now);
      const middle = others.sort((one, other) => one - other)[Math.floor(others.length / 2)];
      const isOdd = middle !== undefined && (now >= middle * widest || now <= middle / widest);
      const isHalved = was !== undefined && now * 2 < was;
      const problem = isOdd
        ? `is ${formatRupees(now)}, and others of this list are about ${formatRupees(middle)}`
        : isHalved && `is ${formatRupees(now)}, less than half of ${formatRupees(was)}`;
      const expected = 'a look at the zeros';
      return problem ? issueAt(list, item, 'price.now', { problem, expected }) : [];
    });
  });
}
