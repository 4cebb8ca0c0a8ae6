import { BulletPoints } from '@/components/ui/bullet-list';
import { FactList } from '@/components/ui/fact-list';
import { SectionHeading } from '@/components/ui/section';
import { type Privacy, privacy } from '@/lib/content/query/all-content';
import { forms } from '@/lib/content/query/forms';
import type { FormWithOptions } from '@/lib/enquiry/enquiry';
import { capitalize } from '@/lib/text/sentence';

/** Lists the fields of each form by itself, so that the page stays true when the owner adds one. */
export function PrivacyForms() {
  const { id, heading, lead, flight, contact, ferryCancelled, booking, added } = privacy.forms;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} heading={heading} lead={lead} size="part" />
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2">
        <FormSummary {...flight} formContent={forms.flight} />
        <FormSummary {...contact} formContent={forms.contact} />
        <FormSummary {...ferryCancelled} formContent={forms.ferryCancelled} />
        <FormSummary {...booking} formContent={forms.booking} />
      </ul>
      <div className="mt-8">
        <BulletPoints points={added} />
      </div>
    </section>
  );
}

type SummaryProps = Privacy['forms']['flight'] & { formContent: FormWithOptions };

function FormSummary({ heading, why, page, formContent: { fields } }: SummaryProps) {
  const list = (required: boolean) =>
    fields
      .filter((field) => field.required === required)
      .map(({ label }) => capitalize(label))
      .join(', ');
  const facts = [
    { label: capitalize(forms.messages.required), value: list(true) },
    { label: capitalize(forms.messages.optional), value: list(false) },
  ];
  return (
    <li>
      <h3 className="text-card">{heading}</h3>
      <p className="mt-1 text-base text-quiet">
        {page.href ? (
          <a href={page.href} className="underline underline-offset-4 hover:text-lagoon">
            {page.label}
          </a>
        ) : (
          page.label
        )}
      </p>
      <p className="mt-3 mb-4">{why}</p>
      <FactList facts={facts.filter(({ value }) => value)} />
    </li>
  );
}
