import type { MouseEvent } from 'react';
import type { FormContent } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/form-names';
import type { Issues } from '@/lib/enquiry/validation';

type Props = { name: FormName; form: FormContent; issues: Issues };

/** The fields in which something is wrong. Each leads to its field, which says what to do. */
export function IssueList({ name, form, issues }: Props) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-9">
      {Object.keys(issues).map((field) => (
        <li key={field}>
          <a
            href={`#${name}-${field}`}
            onClick={goToField}
            className="inline-block min-h-6 font-semibold underline underline-offset-4"
          >
            {form.fields.find((one) => one.name === field)?.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
