import { Field } from '@/components/ui/field';
import type { FormContent } from '@/lib/content/query/forms';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { unitsPerCharacter } from '@/lib/enquiry/field-text';
import type { FormName } from '@/lib/enquiry/form-names';
import type { EnquiryWords, Issues } from '@/lib/enquiry/validation';

type Props = {
  name: FormName;
  form: FormContent;
  words: EnquiryWords;
  readOnly: boolean;
  issues: Issues;
};

/** The day on which the site was built; in the browser today, which `limitDates` puts into what the page has. */
const firstDay = dayInIndia();

/** The fields of a form in their order, by the room of the form: the popup is narrow on every screen. */
export function Fields({ name, form, words, readOnly, issues }: Props) {
  return (
    <div className="grid items-end gap-4 leading-snug @min-[20rem]:grid-cols-2">
      {form.fields.map(({ limit, inMessage: _, notBefore: _1, differsFrom: _2, ...field }) => (
        <Field
          key={field.name}
          {...field}
          id={`${name}-${field.name}`}
          note={field.required ? undefined : words.optional}
          readOnly={readOnly}
          maxLength={field.type === 'date' ? undefined : limit * unitsPerCharacter}
          min={field.type === 'date' ? firstDay : undefined}
          error={issues[field.name]?.text}
        />
      ))}
    </div>
  );
}
