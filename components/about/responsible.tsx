import { EmailAddress } from '@/components/ui/email-address';
import { Container } from '@/components/ui/section';
import { mailHref, telHref } from '@/lib/contact-links';
import { company, type Privacy } from '@/lib/content/query/site';

/** Who is responsible for the data and how to reach that person, from the company's own details. */
export function Responsible({ texts }: { texts: Privacy['responsible'] }) {
  return (
    <section aria-labelledby={texts.id} className="bg-sand">
      <Container className="grid gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-2">
        <div>
          <h2 id={texts.id} className="text-3xl leading-tight md:text-4xl">
            {texts.heading}
          </h2>
          <p className="mt-5 text-quiet">{texts.paragraph}</p>
        </div>
        <address className="border-t border-line pt-6 not-italic">
          <p className="font-serif text-2xl">{company.address[0]}</p>
          <p className="mt-1">{company.address.slice(1).join(', ')}</p>
          <a
            href={mailHref(company.email)}
            className="mt-4 block py-1 text-lead font-semibold wrap-anywhere underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
          >
            <EmailAddress address={company.email} />
          </a>
          <p className="mt-2 flex flex-wrap gap-x-6">
            {company.phones.map((phone) => (
              <a key={phone} href={telHref(phone)} className="tabular py-1 hover:text-lagoon">
                {phone}
              </a>
            ))}
          </p>
          <p className="mt-4 text-base text-quiet">{company.site.replace('https://', '')}</p>
        </address>
      </Container>
    </section>
  );
}
