import { Disclosure } from '@/components/ui/disclosure';
import { type FormContent, forms } from '@/lib/content/query/forms';
import type { Privacy } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';

/** Each form with what it asks for, taken from the form itself, and why. */
export function PrivacyForms({ texts }: { texts: Privacy['forms'] }) {
  return (
    <section aria-labelledby={texts.id} className="md:pt-6">
      <h2 id={texts.id} className="text-3xl leading-tight md:text-4xl">
        {texts.heading}
      </h2>
      <p className="mt-5">{texts.lead}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2">
        <Ask {...texts.flight} form={forms.flight} fields={texts.fields} />
        <Ask {...texts.contact} form={forms.contact} fields={texts.fields} />
        <Ask {...texts.ferry} form={forms.ferry} fields={texts.fields} />
        <Ask {...texts.booking} form={forms.booking} fields={texts.fields} />
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
  /** The line that opens its fields on phones and tablets, with {count}. */
  fields: string;
};

function Ask({ heading, why, place, form, fields }: Props) {
  return (
    <li className="paired border-t border-line pt-4">
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
      <Disclosure text={fillIn(fields, { count: form.fields.length })} of={heading}>
        <ul>
          {form.fields.map(({ name, label, required }) => (
            <li
              key={name}
              className="flex items-baseline justify-between gap-4 border-b border-line py-1.5"
            >
              <span className="first-letter:uppercase">{label}</span>
              <span className="text-base text-quiet">
                {required ? forms.words.required : forms.words.optional}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}
