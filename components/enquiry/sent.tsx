import type { FormContent } from '@/lib/content/query/forms';
import { formatTypedDay } from '@/lib/dates/date-words';
import type { Values } from '@/lib/enquiry/field-text';
import { firstName } from '@/lib/enquiry/message';
import type { EnquiryWords } from '@/lib/enquiry/validation';
import { fillIn } from '@/lib/text/fill-in';

type Props = { form: FormContent; words: EnquiryWords; values: Values };

/** What follows the alert of a success: thanks by name, and the trip and the days that were sent. */
export function Sent({ form, words, values }: Props) {
  const sent = form.fields.filter((field) => isOfTrip(field) && values[field.name]);
  return (
    <>
      <p className="mt-3 text-lg text-ink">
        {fillIn(words.thanks, { name: firstName(values.name ?? '') })}
      </p>
      <dl className="mt-3 text-base text-ink">
        {sent.map(({ name, label, type }) => (
          <div key={name} className="flex flex-wrap gap-x-3 border-t border-line py-2">
            <dt className="text-quiet">{label}</dt>
            <dd>{type === 'date' ? formatTypedDay(values[name] ?? '') : values[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether a field is of the trip rather than of the person, and short. */
function isOfTrip({ type, autoComplete }: FormContent['fields'][number]): boolean {
  return autoComplete === 'off' && type !== 'textarea';
}
