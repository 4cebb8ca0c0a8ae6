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
  /** How many units of UTF-16 the browser lets in. */
  maxLength?: number | undefined;
  hint?: string | undefined;
  /** Whether it takes a whole row. */
  wide?: boolean | undefined;
  error?: string | undefined;
  /** What has just become of the text, read aloud at once; it stands where the error would. */
  notice?: string | undefined;
};

const inputStyle =
  'mt-1.5 block w-full border-2 border-deep/60 bg-white px-4 py-3 text-ink focus:border-lagoon aria-invalid:border-ember read-only:bg-sand/40';

/** Browsers empty a field of type number that holds no number, so that what was typed would be lost. */
const numeric = { type: 'text', inputMode: 'numeric' } as const;

/** A field with its label, help and error. Only this component connects them. */
export function Field({ id, label, type, note, hint, error, notice, ...props }: Props) {
  const { wide = type === 'textarea', ...rest } = props;
  const hintId = hint && `${id}-hint`;
  const told = error ?? notice;
  const toldId = told && `${id}-error`;
  const shared = {
    ...rest,
    id,
    className: inputStyle,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [toldId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="font-semibold">
        {label} <span className="font-normal text-quiet">({note})</span>
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {told && (
        <p
          id={toldId}
          role={error ? undefined : 'alert'}
          className="text-sm font-semibold text-ember"
        >
          {told}
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
