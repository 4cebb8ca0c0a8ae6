import { labels } from '@/lib/content/query/all-content';
import type { DrawnMap, Mark } from '@/lib/map/draw-map';
import { badgeFontSize } from '@/lib/map/projection';
import { coastPath } from '@/lib/routes/file-paths';
import { interpolate } from '@/lib/text/interpolate';

type Props = {
  map: DrawnMap;
  name: string;
  /** The page's own route. Its mark is not a link. */
  route?: string;
};

/** Keeps letters the same size on large maps. All maps are 340 units wide (lib/map/projection.ts). */
const letterStyle =
  'text-[15px] @min-[20rem]:text-[14px] @min-[25rem]:text-[12.2px] @min-[30rem]:text-[10.2px] @min-[36rem]:text-[8.6px]';

/** The coast is drawn once for each of these bands, from the outermost water to the land. */
const bands = [
  { style: 'fill-(--bg-map-shallows) stroke-(--bg-map-shallows)', lineWidth: 13 },
  { style: 'fill-(--bg-map-surf) stroke-(--bg-map-surf)', lineWidth: 5 },
  { style: 'fill-(--bg-map-beach) stroke-(--bg-map-beach)', lineWidth: 2 },
  { style: 'fill-(--bg-map-land) stroke-(--bg-map-coastline)', lineWidth: 1 },
];

/** Solid lines for ferries, dashed lines for boats and dotted lines for roads. */
const dashes = { ferry: undefined, boat: '6 5', road: '0.1 6' };

const lineStyle = 'fill-none stroke-strong';

/** The style of marks that only help with orientation. */
const paleStyle = 'fill-(--bg-paper) stroke-strong stroke-[1.5]';

/**
 * A map as SVG. Its names are HTML, so that their links work like all others. Parts that only repeat the text beside
 * the map are hidden from screen readers.
 */
export function MapDrawing({ map, name, route }: Props) {
  const { width, height, coast, legs, seas, marks, scale } = map;
  return (
    <div className="@container">
      {/* biome-ignore lint/a11y/useSemanticElements: no HTML element can group the links of an SVG */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={name}
        className={`map block h-auto w-full bg-map-sea ${letterStyle}`}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g aria-hidden>
          <g transform={`translate(${coast.point.join(' ')}) scale(${coast.scale})`}>
            {bands.map(({ style, lineWidth }) => (
              <use
                key={style}
                href={`${coastPath}#coast`}
                className={style}
                strokeWidth={Math.round(lineWidth / coast.scale)}
              />
            ))}
          </g>
          {seas.map(({ name: sea, point: [x, y] }) => (
            <text
              key={sea}
              x={x}
              y={y}
              textAnchor="middle"
              className="fill-lagoon font-serif text-[1.07em] italic"
            >
              {sea}
            </text>
          ))}
          {legs.map(({ d, transport }) => (
            <path
              key={d}
              d={d}
              className={`${lineStyle} stroke-[2.5]`}
              strokeDasharray={dashes[transport]}
            />
          ))}
          {marks.map(({ slug, badge }) => badge && <DayBadge key={slug} {...badge} />)}
          <g transform={`translate(${scale.point.join(' ')})`}>
            <path d={`M0-6v6h${scale.width}v-6`} className={`${lineStyle} stroke-[1.5]`} />
            <text y={-10} className="fill-strong text-[0.8em]">
              {interpolate(labels.map.km, { km: scale.km })}
            </text>
          </g>
        </g>
        {marks.map((mark) => (
          <MapMark key={mark.slug} mark={mark} linked={mark.href !== route} />
        ))}
      </svg>
    </div>
  );
}

/** The days of a package at a place. */
function DayBadge({ label, box }: NonNullable<Mark['badge']>) {
  return (
    <g className="fill-strong">
      <rect {...box} rx={box.height / 2} />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={badgeFontSize}
        className="fill-(--bg-paper) font-bold"
      >
        {label}
      </text>
    </g>
  );
}

/** The touch area above and below the letters of a name, in units. */
const padding = 7;

/** A mark with its name, which is a link unless it leads to this page. */
function MapMark({ mark, linked }: { mark: Mark; linked: boolean }) {
  const { name, href, kind, point, radius: r, box } = mark;
  return (
    <>
      <g aria-hidden transform={`translate(${point.join(' ')})`} className={markStyle(mark)}>
        {kind === 'activity' ? (
          <path d={`M0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`} />
        ) : (
          <circle r={r} />
        )}
      </g>
      <foreignObject
        x={box.x}
        y={box.y - padding}
        width={box.width}
        height={box.height + 2 * padding}
        className={`map-name overflow-visible ${nameStyle(mark)}`}
      >
        {href && linked ? (
          <a href={href} data-dialog>
            {name}
          </a>
        ) : (
          <p>{name}</p>
        )}
      </foreignObject>
    </>
  );
}

/** Highlighted names, the town and places are bold. */
function nameStyle({ kind, emphasis, side }: Mark): string {
  const isSmall = kind === 'activity' || kind === 'stop';
  const isBold = emphasis === 'highlighted' || (emphasis === 'normal' && !isSmall);
  const letter = isBold ? 'font-[650]' : 'text-[0.93em] font-medium';
  return `${letter} ${alignOf(side)} ${kind === 'stop' ? 'italic' : ''}`;
}

/** A name begins or ends at its mark, or is centred above or below it. */
function alignOf(side: Mark['side']): string {
  if (side.endsWith('east')) return 'text-left';
  return side.endsWith('west') ? 'text-right' : 'text-center';
}

/** The town is dark, and places are coral. Highlighted marks have a dark ring. */
function markStyle({ kind, emphasis }: Mark): string {
  if (emphasis === 'highlighted') return 'fill-coral stroke-strong stroke-3';
  if (kind === 'town') return 'fill-strong stroke-(--bg-paper) stroke-2';
  const isPale = emphasis === 'muted' || kind !== 'place';
  return isPale ? paleStyle : 'fill-coral stroke-(--bg-paper) stroke-2';
}
