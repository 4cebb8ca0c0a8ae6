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

type OneField = FormContent['fields'][number];

/** The fields of a form in their order. Those of its group stand in one row under its heading. */
export function Fields({ name, form, words, readOnly, issues }: Props) {
  const group = form.fields.filter((field) => form.group?.fields.includes(field.name));
  /** Said once over a group that may be left empty as a whole, otherwise at the field. */
  const isOptional = group.every(({ required }) => !required);

  function show(field: OneField) {
    const { limit, inMessage: _, notBefore: _1, differsFrom: _2, ...rest } = field;
    const isTold = field.required || (isOptional && group.includes(field));
    const id = `${name}-${field.name}`;
    return (
      <Field
        key={field.name}
        {...rest}
        id={id}
        note={isTold ? undefined : words.optional}
        readOnly={readOnly}
        maxLength={field.type === 'date' ? undefined : limit * unitsPerCharacter}
        min={field.type === 'date' ? firstDay : undefined}
        error={issues[field.name]?.text}
      />
    );
  }

  return (
    <div className={rows}>
      {form.fields.map((field) => {
        if (!group.includes(field)) return show(field);
        if (field !== group[0]) return null;
        return (
          <fieldset
            key={field.name}
            className="col-span-full min-w-0 border-b border-line mt-4 mb-3 pb-5 md:pb-8"
          >
            <legend className="mb-2 font-serif text-xl">
              <span>{form.group?.heading}</span>
              {isOptional && (
                <span className="font-sans text-sm font-normal text-quiet">{` (${words.optional})`}</span>
              )}
            </legend>
            <div className={`${rows} @min-[36rem]:grid-cols-3`}>{group.map(show)}</div>
          </fieldset>
        );
      })}
    </div>
  );
}

/** The day on which the site was built; in the browser today, which `limitDates` puts into what the page has. */
const firstDay = dayInIndia();

/** By the room of the form: the popup is narrow on every screen. */
const rows = 'grid items-end gap-4 leading-snug @min-[20rem]:grid-cols-2';
