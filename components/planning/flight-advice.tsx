import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/query/site';

/** A piece of advice, with the page that it names, if it names one. */
type Advice = { heading: string; paragraph: string; link?: { label: string; href: string } };

/** What to know before one books a flight. */
export function FlightAdvice() {
  const { adviceHeading } = pages.flights;
  const advice: Advice[] = pages.flights.advice;
  return (
    <Section surface="sand" labelledBy="flight-advice" compact>
      <h2 id="flight-advice" className="mb-8 text-3xl md:text-4xl">
        {adviceHeading}
      </h2>
      <ul className="grid gap-x-12 gap-y-6 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_1fr]">
        {advice.map(({ heading, paragraph, link }) => (
          <li key={heading} className="border-t border-line pt-4">
            <h3 className="text-card">{heading}</h3>
            <p className="mt-2 text-base">{paragraph}</p>
            {link && (
              <p className="mt-2">
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
