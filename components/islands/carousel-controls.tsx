'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CarouselWords } from '@/lib/content/site';
import type { Engine } from './carousel-engine';

type Props = {
  /** Without an engine there is nothing to control: the buttons keep their place, unseen. */
  engine: Engine | null;
  words: CarouselWords;
  paused: boolean;
  onToggle(): void;
  arrows: boolean;
  dots: boolean;
  /** How many slides there are, and the first one in view, from 0. */
  count: number;
  current: number;
  className: string;
};

/** The buttons of a carousel: the one that stops it comes first. */
export function CarouselControls({ engine, words, className, ...props }: Props) {
  return (
    <div className={`no-print flex items-center gap-2 ${engine ? '' : 'invisible'} ${className}`}>
      <RoundButton name={props.paused ? words.play : words.pause} onClick={props.onToggle}>
        {props.paused ? (
          <Play aria-hidden className={small} />
        ) : (
          <Pause aria-hidden className={small} />
        )}
      </RoundButton>
      {props.arrows && (
        <>
          <RoundButton name={words.previous} onClick={() => engine?.previous()}>
            <ChevronLeft aria-hidden />
          </RoundButton>
          <RoundButton name={words.next} onClick={() => engine?.next()}>
            <ChevronRight aria-hidden />
          </RoundButton>
        </>
      )}
      {props.dots && (
        // biome-ignore lint/a11y/useSemanticElements: the dots are no fields of a form
        <div role="group" aria-label={words.choose} className="flex">
          {Array.from({ length: props.count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
              key={index}
              type="button"
              onClick={() => engine?.show(index)}
              aria-label={numbered(words.show, index, props.count)}
              aria-current={index === props.current}
              className="group grid size-7 place-items-center rounded-full"
            >
              <span className="size-2.5 rounded-full border-2 border-current motion-safe:transition-colors group-hover:bg-current/50 group-aria-[current=true]:bg-current forced-colors:group-aria-[current=true]:bg-[ButtonText]" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const small = 'size-4 fill-current';

type ButtonProps = { name: string; onClick(): void; children: ReactNode };

function RoundButton({ name, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={name}
      className="grid size-10 flex-none place-items-center rounded-full border-2 border-current hover:bg-current/15"
    >
      {children}
    </button>
  );
}

/** Fills in "{n} of {m}" for a slide's index, which counts from 0. */
export function numbered(text: string, index: number, count: number): string {
  return text.replace('{n}', String(index + 1)).replace('{m}', String(count));
}
