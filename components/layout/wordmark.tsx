/** The mark: a sea almond, half leaf and half wave, afloat. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none">
      <path d="M20 3c9 5 14 12 14 19 0 8-6 15-14 15S6 30 6 22C6 15 11 8 20 3Z" fill="#ff6b57" />
      <path
        d="M6.3 24c4-3 8-3 12 0s9 3 15.3-.6C32.4 31 27 37 20 37S7.4 31.3 6.3 24Z"
        fill="#0f86a6"
      />
      <path
        d="M20 3c-2 7-2 13 0 19"
        fill="none"
        stroke="#0b2a4a"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

type Props = {
  name: string;
  /** Leaves the mark alone on middling screens, where the bar needs the room. */
  shortOnTablet?: boolean;
};

/** The company's name as it writes it. */
export function Wordmark({ name, shortOnTablet = false }: Props) {
  return (
    <span className="flex items-center gap-2.5 font-serif text-2xl leading-none tracking-tight whitespace-nowrap">
      <Mark />
      <span className={shortOnTablet ? 'md:sr-only lg:not-sr-only lg:whitespace-nowrap' : ''}>
        {name}
      </span>
    </span>
  );
}
