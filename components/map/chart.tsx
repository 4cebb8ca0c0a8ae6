import { labels } from '@/lib/content/site';
import { dayRadius } from '@/lib/map/days';
import type { Drawing } from '@/lib/map/drawing';
import { sheetAddress } from '@/lib/map/sheet';
import { ChartMark } from './chart-mark';

type Props = { drawing: Drawing; name: string; className?: string };

/**
 * A chart as SVG; app/chart.css has its colours and sizes. The names on it are HTML, so that links there
 * are like all others. Where it is made higher it shows more in the north, so that its scale is at the
 * foot. What only repeats the text beside the chart is hidden from screen readers.
 */
export function Chart({ drawing, name, className = '' }: Props) {
  const { width, height, sheet, lines, days, seas, marks, scale } = drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element groups the links of an SVG
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      role="group"
      aria-label={name}
      className={`chart ${className}`}
    >
      <g aria-hidden>
        <Coast {...sheet} />
        {seas.map(({ name: sea, at: [x, y] }) => (
          <text key={sea} x={x} y={y} className="chart-sea">
            {sea}
          </text>
        ))}
        {lines.map(({ d, by, days: on }) => (
          <path key={d} d={d} className={`chart-${by}`} data-days={on.join(' ') || undefined} />
        ))}
        {days.map(({ day, at: [x, y] }) => (
          <g
            key={`${day} ${x} ${y}`}
            className="chart-day"
            data-days={day}
            transform={`translate(${x} ${y})`}
          >
            <circle r={dayRadius} />
            <text>{day}</text>
          </g>
        ))}
        <g transform={`translate(${scale.x} ${height})`}>
          <path d={`M0-18v6h${scale.width}v-6`} className="chart-scale" />
          <text y={-22} className="chart-km">
            {labels.map.km.replace('{km}', String(scale.km))}
          </text>
        </g>
      </g>
      {marks.map((mark) => (
        <ChartMark key={mark.href ?? mark.name} mark={mark} />
      ))}
    </svg>
  );
}

/**
 * The coast by day and in the evening: app/chart.css shows one of them. A lazy image that is not
 * shown is not fetched, either.
 */
function Coast({ name, box }: Drawing['sheet']) {
  return (
    <>
      <image
        {...box}
        href={sheetAddress(name)}
        preserveAspectRatio="none"
        className="chart-day-sheet"
      />
      <foreignObject {...box} className="chart-night-sheet">
        {/* biome-ignore lint/performance/noImgElement: a vector, there is nothing to resize */}
        <img
          src={sheetAddress(name, 'night')}
          alt=""
          width={box.width}
          height={box.height}
          loading="lazy"
          className="size-full"
        />
      </foreignObject>
    </>
  );
}
