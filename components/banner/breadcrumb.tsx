import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes/routes';

/** A step of a breadcrumb. Without an address it is text: the first is a menu, the last the page itself. */
export type Step = { label: string; href?: string };

const home: Step = { label: labels.layout.home, href: routes.home };

/** The parent of a page and the page itself, or the parent if the page's heading follows: HOME / PACKAGES */
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
