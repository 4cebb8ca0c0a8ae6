type Props = {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'choice';
  /** The options of a choice. */
  options?: readonly string[] | undefined;
  required: boolean;
  /** Shown after the label, such as "optional". */
  note?: string | undefined;
  autoComplete?: string | undefined;
  readOnly?: boolean;
  /** The maximum length in UTF-16 code units. */
  maxLength?: number | undefined;
  /** The first day that a date field offers. */
  min?: string | undefined;
  hint?: string | undefined;
  /** Whether it shares a row even on phones. */
  short?: boolean | undefined;
  error?: string | undefined;
};

/** The class names of every input. */
export const inputStyle =
  'mt-1 block min-h-12 w-full border-2 border-deep/60 bg-white px-3 py-2 text-ink focus:border-lagoon aria-invalid:border-ember read-only:bg-sand/40';

/**
 * A field with its label, hint and error, which it also connects for assistive technology. The hint is below the field,
 * so that labels align.
 */
export function Field({ id, label, type, note, hint, error, ...props }: Props) {
  const { short, options, readOnly, maxLength, min, ...rest } = props;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const shared = {
    ...rest,
    id,
    className: inputStyle,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  const room = type === 'textarea' ? 'col-span-full' : short ? '' : 'max-sm:col-span-full';
  return (
    <div className={`paired ${room}`}>
      <div>
        <label htmlFor={id} className="inline-block font-semibold first-letter:uppercase">
          {note ? <span>{label}</span> : label}
          {note && <span className="text-sm font-normal text-quiet">{` (${note})`}</span>}
        </label>
        {error && (
          <p id={errorId} className="text-sm font-semibold text-ember">
            {error}
          </p>
        )}
      </div>
      <div>
        {type === 'choice' ? (
          <select {...shared}>
            <option value="">{note}</option>
            {options?.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : type === 'textarea' ? (
          <textarea {...shared} {...{ readOnly, maxLength }} rows={4} />
        ) : (
          // The page may have been built on an earlier day, with another `min`.
          <input {...shared} {...{ type, readOnly, maxLength, min }} suppressHydrationWarning />
        )}
        {hint && (
          <p id={hintId} className="mt-1 max-w-none text-sm text-quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
