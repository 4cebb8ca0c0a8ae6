import { FactList } from '@/components/ui/fact-list';
import { type FormContent, forms } from '@/lib/content/query/forms';
import type { Privacy } from '@/lib/content/query/site';
import { capitalize } from '@/lib/text/sentence';

/** Each form with what it asks for, taken from the form itself, and why. */
export function PrivacyForms({ texts }: { texts: Privacy['forms'] }) {
  return (
    <section aria-labelledby={texts.id}>
      <h2 id={texts.id} className="text-3xl leading-tight md:text-4xl">
        {texts.heading}
      </h2>
      <p className="mt-5">{texts.lead}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2">
        <Ask {...texts.flight} form={forms.flight} />
        <Ask {...texts.contact} form={forms.contact} />
        <Ask {...texts.ferry} form={forms.ferry} />
        <Ask {...texts.booking} form={forms.booking} />
      </ul>
      <ul className="my-8 list-disc space-y-3 pl-5 marker:text-ember">
        {texts.added.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

type Props = Privacy['forms']['flight'] & {
  form: FormContent;
};

function Ask({ heading, why, place, form: { fields } }: Props) {
  const list = (required: boolean) =>
    fields
      .filter((field) => field.required === required)
      .map(({ label }) => capitalize(label))
      .join(', ');
  const facts = [
    { label: capitalize(forms.words.required), value: list(true) },
    { label: capitalize(forms.words.optional), value: list(false) },
  ];
  return (
    <li className="paired">
      <div>
        <h3 className="text-card">{heading}</h3>
        <p className="mt-1 text-base text-quiet">
          {place.href ? (
            <a href={place.href} className="underline underline-offset-4 hover:text-lagoon">
              {place.label}
            </a>
          ) : (
            place.label
          )}
        </p>
        <p className="mt-3">{why}</p>
      </div>
      <div className="mt-4">
        <FactList facts={facts.filter(({ value }) => value)} />
      </div>
    </li>
  );
}
