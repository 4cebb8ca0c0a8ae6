type Props = {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'number' | 'textarea';
  required: boolean;
  /** Shown after the label: whether the field is required. */
  note: string;
  autoComplete: string;
  readOnly?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

const inputStyle =
  'mt-1.5 block w-full border-2 border-deep/60 bg-white px-4 py-3 text-ink focus:border-lagoon aria-invalid:border-ember read-only:bg-sand/40';

/** Browsers empty a field of type number that holds no number, so that what was typed would be lost. */
const numeric = { type: 'text', inputMode: 'numeric' } as const;

/** A field with its label, help and error. Only this component connects them. */
export function Field({ id, label, type, note, hint, error, ...rest }: Props) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const shared = {
    ...rest,
    id,
    className: inputStyle,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={type === 'textarea' ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="font-semibold">
        {label} <span className="font-normal text-quiet">({note})</span>
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-ember">
          {error}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} {...(type === 'number' ? numeric : { type })} />
      )}
    </div>
  );
}
