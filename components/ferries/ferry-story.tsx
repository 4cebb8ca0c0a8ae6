import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import type { FerryRoute, Operator } from '@/lib/content/query/cruise';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

type Props = { item: FerryRoute | Operator };

/** What a ferry route or an operator is like. */
export function FerryStory({ item: { description, details } }: Props) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{description}</p>
      <Paragraphs texts={details} />
    </>
  );
}

/** The ways to what holds on every ferry, and to what one does when a ship does not sail. */
export function FerryLinks() {
  return (
    <p className="grid justify-items-start gap-x-6 gap-y-2 sm:max-md:grid-cols-2 lg:grid-cols-2">
      <TextLink href={`${routes.cruise}#every-ferry`}>{labels.tripExport.ferries}</TextLink>
      <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>
      <TextLink href={routes.stuck}>{labels.stuck}</TextLink>
      <TextLink href={routes.before}>{pages.before.banner.heading}</TextLink>
    </p>
  );
}
