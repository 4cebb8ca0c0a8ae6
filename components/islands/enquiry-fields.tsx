'use client';

import { Field } from '@/components/ui/field';
import type { EnquiryForm, FormWords } from '@/lib/content/forms';
import { roomOf } from '@/lib/enquiry/limit';
import type { FormName } from '@/lib/enquiry/payload';

type Props = {
  name: FormName;
  form: EnquiryForm;
  words: FormWords;
  readOnly: boolean;
  faultTexts: Readonly<Record<string, string>>;
  /** The names of the fields whose text has been cut. */
  cut: readonly string[];
};

/** The fields of a form in their order. Those of its group stand in one row under its heading. */
export function EnquiryFields({ name, form, words, readOnly, faultTexts, cut }: Props) {
  const group = form.group ? form.fields.filter((field) => field.inMessage) : [];

  function show({ limit, inMessage: _, ...field }: EnquiryForm['fields'][number]) {
    return (
      <Field
        key={field.name}
        {...field}
        id={`${name}-${field.name}`}
        note={field.required ? words.required : words.optional}
        readOnly={readOnly}
        maxLength={field.type === 'date' ? undefined : roomOf(limit)}
        error={faultTexts[field.name]}
        notice={cut.includes(field.name) ? words.cut.replace('{limit}', `${limit}`) : undefined}
      />
    );
  }

  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:items-end">
      {form.fields.map((field) => {
        if (!group.includes(field)) return show(field);
        if (field !== group[0]) return null;
        return (
          <fieldset key={field.name} className="min-w-0 border-t border-line pt-2 sm:col-span-2">
            <legend className="pr-3 text-quiet">{form.group}</legend>
            <div className="grid gap-6 sm:grid-cols-3 sm:items-end">{group.map(show)}</div>
          </fieldset>
        );
      })}
    </div>
  );
}
