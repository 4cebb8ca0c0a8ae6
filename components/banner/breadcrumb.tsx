import { labels } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';

/** A step of a breadcrumb. A menu or the page itself has no address, and is plain text. */
export type Step = { label: string; href?: string };

const home: Step = { label: labels.layout.home, href: routes.home };

/** The breadcrumb of a page, such as HOME / PACKAGES. If the page's heading follows, the last step is the parent. */
export function Breadcrumb({ first = home, last }: { first?: Step | undefined; last: Step }) {
  return (
    <nav aria-label={labels.layout.breadcrumb}>
      <ol className="flex flex-wrap gap-x-2 text-label font-semibold uppercase">
        {[first, last].map((step) => (
          <li key={step.label} className="flex gap-x-2 *:py-1">
            {step === last && <span aria-hidden>/</span>}
            {step.href ? (
              <a href={step.href} className="underline-offset-4 hover:underline">
                {step.label}
              </a>
            ) : (
              <span aria-current={step === last ? 'page' : undefined}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
