import { stepNumber } from '@/lib/enquiry/field-text';

const steps = [
  ['−', -1],
  ['+', 1],
] as const;

/**
 * Two buttons at the end of a field for a number, as browsers draw them, but large enough for thumbs.
 * As theirs, they are for pointers alone: who types or listens has the field itself.
 * @param field the id of the field
 */
export function NumberStepper({ field }: { field: string }) {
  function step(by: 1 | -1) {
    const input = document.querySelector<HTMLInputElement>(`#${field}`);
    if (!input || input.readOnly) return;
    input.value = stepNumber(input.value, by);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <span aria-hidden data-repeat className="absolute right-0.5 bottom-0.5 flex">
      {steps.map(([sign, by]) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          // Leaves the focus, and the keyboard of a phone, as they are.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => step(by)}
          className="grid size-11 place-items-center text-2xl text-lagoon hover:bg-sand"
        >
          {sign}
        </button>
      ))}
    </span>
  );
}
