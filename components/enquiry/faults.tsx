import type { MouseEvent } from 'react';
import type { EnquiryForm } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/payload';
import type { Status } from './status';

type Props = {
  name: FormName;
  form: EnquiryForm;
  /** What is wrong, and how that is said. */
  status: Extract<Status, { kind: 'faulty' }>;
};

/** What is wrong in a form: each fault leads to its field. */
export function Faults({ name, form, status: { faults, texts } }: Props) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-9">
      {form.fields.flatMap(({ name: field, label }) =>
        faults[field] ? (
          <li key={field}>
            <a
              href={`#${name}-${field}`}
              onClick={goToField}
              className="inline-block min-h-6 font-semibold underline underline-offset-4"
            >
              {faults[field]?.kind === 'empty' ? texts[field] : label}
            </a>
            {faults[field]?.kind !== 'empty' && <span>{`: ${texts[field]}`}</span>}
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
