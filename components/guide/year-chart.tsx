import { Fragment } from 'react';
import { type Month, pages, seasons } from '@/lib/content/query/all-content';

const { months, messages } = seasons;
const { legend } = pages.whenToGo;

/** The width of a month, in the units of the charts, which are px on a small phone. */
const columnWidth = 28;
const width = 12 * columnWidth;
const hottest = 34;
const degree = 6;
const rainTop = 156;
const base = rainTop + 172;

const figureStyle = 'fill-ink text-[13px] font-medium lg:text-[11px]';
const colours = { calm: 'fill-calm', changeable: 'fill-changeable', rough: 'fill-rough' };

/**
 * A chart of the year: temperature ranges, rain, rainy days, and the sea as a wavy line. No information is conveyed by
 * colour alone.
 */
export function YearChart() {
  const y = (celsius: number) => 36 + (hottest - celsius) * degree;
  return (
    <svg
      viewBox={`0 0 ${width} 472`}
      role="img"
      aria-label={legend.alt}
      className="tabular mx-auto w-full max-w-[30rem]"
    >
      <Caption y={12} text={legend.temperature} />
      <Caption y={rainTop - 16} text={legend.rain} />
      <Caption y={base + 46} text={legend.rainyDays} />
      <Caption y={base + 90} text={legend.sea} />
      <RainBars height={base - rainTop} base={base} />
      {months.map(({ name, max, min, rainyDays, sea }, index) => {
        const x = index * columnWidth + columnWidth / 2;
        return (
          <g key={name} textAnchor="middle" className={figureStyle}>
            <text x={x} y={y(max) - 5}>
              {Math.round(max)}
            </text>
            <rect
              x={x - 4}
              y={y(max)}
              width="8"
              height={(max - min) * degree}
              rx="4"
              className="fill-coral"
            />
            <text x={x} y={y(min) + 13}>
              {Math.round(min)}
            </text>
            <text x={x} y={base + 64}>
              {rainyDays}
            </text>
            <path
              d={wavePath(x - columnWidth / 2, base + 108, sea)}
              className="fill-none stroke-lagoon stroke-2"
            />
          </g>
        );
      })}
      <Seas y={base + 134} />
    </svg>
  );
}

/** A small chart of rain by month. */
export function RainChart() {
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      role="img"
      aria-label={legend.alt}
      className="tabular mt-4 w-full max-w-[26rem]"
    >
      <RainBars height={98} base={100} />
    </svg>
  );
}

type BarsProps = {
  /** The height of the chart from the base to the label of the highest bar. */
  height: number;
  /** The y position of the base of the bars. The months are below it. */
  base: number;
};

/** A bar for each month's rain, with labels on the highest and the lowest. Colours show the state of the sea. */
function RainBars({ height, base }: BarsProps) {
  const rains = months.map(({ rain }) => rain);
  const min = Math.min(...rains);
  const max = Math.max(...rains);
  return (
    <g textAnchor="middle" className={figureStyle}>
      {months.map(({ name, rain, sea }, index) => {
        const x = index * columnWidth + columnWidth / 2;
        const bar = Math.max(2, Math.round((rain / max) * (height - 14)));
        return (
          <Fragment key={name}>
            <rect x={x - 10} y={base - bar} width="20" height={bar} className={colours[sea]} />
            {[rains.indexOf(min), rains.indexOf(max)].includes(index) && (
              <text x={x} y={base - bar - 5}>
                {rain}
              </text>
            )}
            <text x={x} y={base + 16} className="font-bold">
              {name.slice(0, 3)}
            </text>
          </Fragment>
        );
      })}
    </g>
  );
}

function Caption({ y, text }: { y: number; text: string }) {
  return (
    <text x="0" y={y} className="fill-quiet text-[13px] lg:text-[11px]">
      {text}
    </text>
  );
}

/** Labels each period of at least two months with the same state of the sea. */
function Seas({ y }: { y: number }) {
  const starts = months.flatMap(({ sea }, index) => (months[index - 1]?.sea === sea ? [] : index));
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? months.length;
    const { sea } = months[from] ?? {};
    if (!sea || to - from < 2) return null;
    return (
      <text
        key={from}
        x={((from + to) / 2) * columnWidth}
        y={y}
        textAnchor="middle"
        className={figureStyle}
      >
        {messages.sea[sea]}
      </text>
    );
  });
}

/** The path of the sea's line in one month. Rougher seas have higher waves. */
function wavePath(x: number, y: number, sea: Month['sea']): string {
  const height = { calm: 0.6, changeable: 4, rough: 9 }[sea];
  const step = columnWidth / 6;
  const swings = Array.from({ length: 6 }, (_, index) => {
    const up = index % 2 === 0 ? -height : height;
    return `q${step / 2} ${up * 2} ${step} 0`;
  });
  return `M${x} ${y}${swings.join('')}`;
}
