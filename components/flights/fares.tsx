import { ExampleTag } from '@/components/ui/example-tag';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import { flights } from '@/lib/content/query/flights';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';

const { withFlights, from, inShort } = labels.flights;

export function Fares() {
  return (
    <Container className="py-8">
      <h2 className="text-3xl">
        {withFlights} <ExampleTag entries={flights} />
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {flights.map(({ city, price, journey }) => (
          <li key={city} className="border-t border-line pt-4">
            <h3 className="text-xl">{interpolate(from, { city })}</h3>
            <p className="tabular font-serif text-2xl">
              {interpolate(inShort, { fares: formatRupees(price) })}
            </p>
            <p className="mt-1 text-base first-letter:uppercase">{journey}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
