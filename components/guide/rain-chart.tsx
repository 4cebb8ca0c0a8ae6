import { Fragment } from 'react';
import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import { seasons } from '@/lib/content/query/guide';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

/** A small chart of rain by month, for the pages of places. */
export function RainChart() {
  return (
    <section aria-labelledby={anchors.place.whenToGo}>
      <SectionHeading id={anchors.place.whenToGo} heading={labels.places.whenToGo} size="part" />
      <svg
        viewBox={`0 0 ${12 * columnWidth} 120`}
        role="img"
        aria-label={pages.whenToGo.legend.alt}
        className="tabular mt-4 w-full max-w-[26rem]"
      >
        <RainBars height={98} base={100} />
      </svg>
      <p className="mt-2 text-sm text-quiet">{pages.whenToGo.legend.rain}</p>
      <p className="mt-3">
        <TextLink href={routes.whenToGo}>{labels.places.yearRound}</TextLink>
      </p>
    </section>
  );
}

type BarsProps = {
  /** The height of the chart from the base to the label of the highest bar. */
  height: number;
  /** The y position of the base of the bars. The months are below it. */
  base: number;
};

/** The width of a month in charts of the year, in units that are px on a small phone. */
export const columnWidth = 28;

/** The class names of figures in charts of the year. */
export const figureStyle = 'fill-ink text-[13px] font-medium lg:text-[11px]';

const colours = { calm: 'fill-calm', changeable: 'fill-changeable', rough: 'fill-rough' };

/** A bar for each month's rain, with labels on the highest and the lowest. Colours show the state of the sea. */
export function RainBars({ height, base }: BarsProps) {
  const { months } = seasons;
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
