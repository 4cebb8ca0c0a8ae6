import { ExampleTag } from '@/components/ui/example-tag';
import { TextLink } from '@/components/ui/text-link';
import { enquiryRoute, type NamedItem } from '@/lib/contact/enquiry-route';
import {
  extras as allExtras,
  hotelClasses,
  hotelsRoute,
  labels,
} from '@/lib/content/query/all-content';
import { extrasOfPage, mixedClassesText } from '@/lib/content/query/prices';
import { ChoiceForm, ExtraCards, HotelClassCards } from './choice-cards';

const messages = labels.choice;

type Props = { item: NamedItem; level: 2 | 3 | 4 };

/** What a page sells: hotels by class, or extras. */
export function HotelsOrExtras({ item, level }: Props) {
  const Heading = `h${level}` as const;
  const { route } = item;
  const extras = extrasOfPage(route);
  if (route === hotelsRoute) {
    return (
      <section className="mb-10">
        <Heading className="mb-4 text-2xl">
          {messages.hotels} <ExampleTag entries={hotelClasses} />
        </Heading>
        <HotelClassCards />
        <p className="mt-4 text-quiet">{mixedClassesText(allExtras)}</p>
      </section>
    );
  }
  if (extras.length === 0) return null;
  return (
    <section className="group/prices mb-8">
      <Heading className="text-2xl">
        {messages.prices} <ExampleTag entries={extras} />
      </Heading>
      <p className="mb-4 text-quiet noscript:hidden">{messages.add}</p>
      <ChoiceForm>
        <ExtraCards extras={extras} />
      </ChoiceForm>
      <output className="mt-3 block">
        {/* Shown once the choice is stored, because the enquiry that the link leads to includes it. */}
        <span className="hidden group-has-[[data-stored]_:checked]/prices:inline">
          <TextLink href={enquiryRoute(item)}>{messages.added}</TextLink>
        </span>
      </output>
    </section>
  );
}
