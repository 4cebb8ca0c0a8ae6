import type { Counter } from '@/lib/content/home';
import { labels } from '@/lib/content/site';

/**
 * Numbers in a row. The final values are in the page; components/enhancements/counters.ts lets digits
 * count up over them.
 */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <>
      {counters.some(({ example }) => example) && (
        <p className="mt-3 text-base text-quiet">{labels.exampleFigures}</p>
      )}
      <dl
        data-counters
        className="group/counters mt-12 grid grid-cols-2 gap-x-6 gap-y-10 border-y border-line py-10 lg:grid-cols-4"
      >
        {counters.map(({ label, target }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular relative font-serif text-[clamp(1.75rem,9.5vw,3rem)] leading-none text-deep md:text-7xl">
              <span className="group-data-counting/counters:opacity-0">{`${target}+`}</span>
              <span
                aria-hidden
                data-target={target}
                className="absolute inset-0 hidden group-data-counting/counters:block"
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
