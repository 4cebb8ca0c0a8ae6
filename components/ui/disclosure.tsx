import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  summary: string;
  /** What the summary is about, for those who hear it among others of its kind. */
  about: string;
  children: ReactNode;
};

/** A line that opens what lies under it; the browser's own, so it needs no script. */
export function Disclosure({ summary, about, children }: Props) {
  return (
    <details className="group/disclosure">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-lagoon hover:text-deep">
        <span>
          {summary}
          <span className="sr-only">: {about}</span>
        </span>
        <Plus
          aria-hidden
          className="size-5 flex-none transition-transform group-open/disclosure:rotate-45"
        />
      </summary>
      <div className="space-y-5 pt-3 pb-2 text-base leading-relaxed">{children}</div>
    </details>
  );
}
