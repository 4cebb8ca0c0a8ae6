/** Lines in large type that say what an item is. Missing lines are left out. */
export function LeadLines({ lines }: { lines: readonly (string | undefined)[] }) {
  return lines.filter(Boolean).map((line) => (
    <p key={line} className="text-lead font-medium text-lagoon">
      {line}
    </p>
  ));
}
