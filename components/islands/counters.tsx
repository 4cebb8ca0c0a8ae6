'use client';

import { useEffect, useRef, useState } from 'react';
import type { Counter } from '@/lib/content/home';
import { countAt, countStepMs, countSteps } from '@/lib/count';
import { visibleShare } from '@/lib/visible-share';

/**
 * Numbers that count up once, as soon as all of them are in view. The final values are always in the
 * text of the page. While the moving digits are over them they are transparent, so that they keep
 * their place and screen readers read them.
 */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  const block = useRef<HTMLDListElement>(null);
  const [step, setStep] = useState(countSteps);

  useEffect(() => {
    if (!block.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { current } = block;
    const watching = new AbortController();
    const { signal } = watching;
    let timer: ReturnType<typeof setInterval> | undefined;

    const count = () => {
      watching.abort();
      let taken = 0;
      timer = setInterval(() => {
        taken += 1;
        setStep(taken);
        if (taken === countSteps) clearInterval(timer);
      }, countStepMs);
    };
    // A block that is partly in view does not change.
    const onMove = () => {
      const share = visibleShare(current.getBoundingClientRect(), innerHeight);
      if (share === 0 || share === 1) setStep(0);
      if (share === 1) count();
    };
    onMove();
    addEventListener('scroll', onMove, { passive: true, signal });
    addEventListener('resize', onMove, { signal });
    return () => {
      watching.abort();
      clearInterval(timer);
    };
  }, []);

  const moving = step < countSteps;
  return (
    <dl
      ref={block}
      className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 border-y border-line py-10 lg:grid-cols-4"
    >
      {counters.map(({ label, target }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-quiet">{label}</dt>
          <dd className="tabular relative font-serif text-[clamp(1.75rem,9.5vw,3rem)] leading-none text-deep md:text-7xl">
            <span className={moving ? 'opacity-0 print:opacity-100' : ''}>{`${target}+`}</span>
            {moving && (
              <span aria-hidden className="absolute inset-0 print:hidden">
                {`${countAt(target, step)}+`}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
