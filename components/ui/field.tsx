import type { AriaAttributes } from 'react';

type Props = {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select';
  /** The options of a select field. They follow an option without a value, whose text is `undecided`. */
  options?: readonly string[] | undefined;
  undecided?: string;
  required: boolean;
  /** Shown after the label, such as "optional". */
  note?: string | undefined;
  autoComplete?: string | undefined;
  readOnly?: boolean;
  /** The earliest day that a date field offers. */
  min?: string | undefined;
  hint?: string | undefined;
  /** Whether the field is short, so that two of them share a line even on phones. */
  narrow?: boolean | undefined;
  error?: string | undefined;
};

export const inputStyle =
  'mt-1 block min-h-12 w-full border-2 border-strong/60 bg-panel px-3 py-2 text-ink focus:border-lagoon aria-invalid:border-warning read-only:bg-sand/40 disabled:bg-sand/40';

/**
 * A field with its label, hint and error, connected for assistive technology. The hint is below the field, so that
 * fields in a row align.
 */
export function Field({ label, note, hint, error, narrow, ...control }: Props) {
  const { id, type } = control;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const phoneWidth = narrow ? '' : 'max-sm:col-span-full';
  return (
    <div className={`paired ${type === 'textarea' ? 'col-span-full' : phoneWidth}`}>
      <div>
        <label htmlFor={id} className="inline-block font-semibold first-letter:uppercase">
          {note ? <span>{label}</span> : label}
          {note && <span className="text-sm font-normal text-quiet">{` (${note})`}</span>}
        </label>
        {error && (
          <p id={errorId} className="text-sm font-semibold text-warning">
            {error}
          </p>
        )}
      </div>
      <div>
        <Control
          {...control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {hint && (
          <p id={hintId} className="mt-1 max-w-none text-sm text-quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

type ControlProps = Omit<Props, 'label' | 'note' | 'hint' | 'error' | 'narrow'> & AriaAttributes;

/** The element in which visitors type or choose. */
function Control({ type, options, undecided, min, ...others }: ControlProps) {
  const props = { ...others, className: inputStyle };
  if (type === 'textarea') return <textarea {...props} rows={4} />;
  if (type !== 'select') return <input {...props} type={type} min={min} />;
  const { readOnly, ...select } = props;
  return (
    // A select can't be read-only.
    <select {...select} disabled={readOnly}>
      <option value="">{undecided}</option>
      {options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
