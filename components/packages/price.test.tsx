import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money';
import { makePackage } from '@/test/factories';
import { PriceStrip } from './price';

const markupOf = (price: { was?: number; now: number }) =>
  renderToStaticMarkup(
    <PriceStrip
      item={{ ...makePackage({ price }), collection: 'honeymoonPackages', name: 'Two nights' }}
    />,
  );

test('a former price is struck through; without one nothing is', () => {
  const both = markupOf({ was: 30_000, now: 20_000 });
  expect(both).toMatch(
    new RegExp(`${labels.insteadOf}</span><s [^>]*>${formatRupees(30_000)}</s>`),
  );
  const one = markupOf({ now: 20_000 });
  expect(one).toContain(formatRupees(20_000));
  expect(one).not.toContain(labels.insteadOf);
  expect(one).not.toContain('<s ');
});
