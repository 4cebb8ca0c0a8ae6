import { labels } from '@/lib/content/query/site';
import { badgeFontSize, type DrawnMap, type Mark } from '@/lib/map/draw-map';
import { fontSize } from '@/lib/map/frame';
import { coastPath } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';

type Props = {
  map: DrawnMap;
  name: string;
  /** The page's own route: no mark is a link to it. */
  route?: string;
};

/** The coast is drawn so many times, from the outermost band of water to the land, with lines of these widths. */
const bands = [
  { name: 'shallows', lineWidth: 13 },
  { name: 'shore-water', lineWidth: 5 },
  { name: 'sand', lineWidth: 2 },
  { name: 'land', lineWidth: 1 },
];

/**
 * A map as SVG. The names on it are HTML, so that links there are like all others. What only repeats the text
 * beside the map is hidden from screen readers.
 */
export function MapDrawing({ map, name, route }: Props) {
  const { width, height, coast, ways, badges, jetties, seas, marks, scale } = map;
  return (
    <div className="map-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: no element groups the links of an SVG */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={name}
        className="map"
        fontSize={fontSize}
      >
        <g aria-hidden>
          <g transform={`translate(${coast.at.join(' ')}) scale(${coast.scale})`}>
            {bands.map(({ name: band, lineWidth }) => (
              <use
                key={band}
                href={`${coastPath}#coast`}
                className={`map-${band}`}
                strokeWidth={Math.round(lineWidth / coast.scale)}
              />
            ))}
          </g>
          {seas.map(({ name: sea, at: [x, y] }) => (
            <text key={sea} x={x} y={y} className="map-sea">
              {sea}
            </text>
          ))}
          {ways.map(({ d, by }) => (
            <path key={d} d={d} className={`map-${by}`} />
          ))}
          {jetties.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={3} className="map-jetty" />
          ))}
          {badges.map(({ label, ...box }) => (
            <g key={label + box.x} className="map-day">
              <rect {...box} rx={box.height / 2} />
              <text x={box.x + box.width / 2} y={box.y + box.height / 2} fontSize={badgeFontSize}>
                {label}
              </text>
            </g>
          ))}
          <g transform={`translate(${scale.at.join(' ')})`}>
            <path d={`M0-6v6h${scale.width}v-6`} className="map-scale" />
            <text y={-10} className="map-km">
              {fillIn(labels.map.km, { km: scale.km })}
            </text>
          </g>
        </g>
        {marks.map((mark) => (
          <MapMark key={mark.slug} mark={mark} isLink={mark.href !== route} />
        ))}
      </svg>
    </div>
  );
}

/** What can be pressed above and below the letters of a name, in units. */
const padding = 5;

/** A mark with its name: a link to its page, if it has another one. */
function MapMark({ mark, isLink }: { mark: Mark; isLink: boolean }) {
  const { name, href, kind, weight, at, side, box } = mark;
  const r = weight === 'subject' ? 6 : kind === 'stop' ? 3 : 5;
  const align = side.endsWith('east') ? '' : side.endsWith('west') ? 'text-right' : 'text-center';
  return (
    <g className={`map-mark map-${kind} map-${weight}`}>
      <g aria-hidden transform={`translate(${at.join(' ')})`}>
        {kind === 'point' ? (
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
        className={align || undefined}
      >
        {href && isLink ? (
          <a href={href} data-dialog>
            {name}
          </a>
        ) : (
          <p>{name}</p>
        )}
      </foreignObject>
    </g>
  );
}
