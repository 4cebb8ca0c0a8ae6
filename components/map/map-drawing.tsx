import { labels } from '@/lib/content/query/site';
import { coastId, type PlacedBaseMap } from '@/lib/map/base-map';
import { badgeFontSize } from '@/lib/map/day-badges';
import { type DrawnMap, scaleEdge } from '@/lib/map/draw-map';
import { fontSize } from '@/lib/map/map-labels';
import { baseMapPath } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { MapMark } from './map-mark';

type Props = { map: DrawnMap; name: string };

/**
 * A map as SVG. The names on it are HTML, so that links there are like all others. Where it is made higher it
 * shows more in the north, and where it is made wider more on both sides; the scale keeps its corner. What only
 * repeats the text beside the map is hidden from screen readers.
 */
export function MapDrawing({ map, name }: Props) {
  const { width, height, base, ways, days, seas, marks, scale } = map;
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <div className="map-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: no element groups the links of an SVG */}
      <svg
        width={width}
        height={height}
        role="group"
        aria-label={name}
        className="map"
        fontSize={fontSize}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the one around it has the name */}
        <svg viewBox={viewBox}>
          <g aria-hidden>
            <Coast {...base} />
            {seas.map(({ name: sea, at: [x, y] }) => (
              <text key={sea} x={x} y={y} className="map-sea">
                {sea}
              </text>
            ))}
            {ways.map(({ d, by }) => (
              <path key={d} d={d} className={`map-${by}`} />
            ))}
            {days.map(({ label, ...box }) => (
              <g key={label + box.x} className="map-day">
                <rect {...box} rx={box.height / 2} />
                <text x={box.x + box.width / 2} y={box.y + box.height / 2} fontSize={badgeFontSize}>
                  {label}
                </text>
              </g>
            ))}
          </g>
          {marks.map((mark) => (
            <MapMark key={mark.href ?? mark.slug} mark={mark} />
          ))}
        </svg>
        <svg viewBox={viewBox} preserveAspectRatio="xMaxYMax" aria-hidden>
          <g transform={`translate(${scale.x} ${height - scaleEdge})`}>
            <path d={`M0-6v6h${scale.width}v-6`} className="map-scale" />
            <text y={-10} className="map-km">
              {fillIn(labels.map.km, { km: scale.km })}
            </text>
          </g>
        </svg>
      </svg>
    </div>
  );
}

/** The coast with the water and the sand along it; the styles have their colours. */
function Coast({ at, scale, bands }: PlacedBaseMap) {
  return (
    <g transform={`translate(${at.join(' ')}) scale(${scale})`}>
      {bands.map(({ name, lineWidth }) => (
        <use
          key={name}
          href={`${baseMapPath}#${coastId}`}
          className={`map-${name}`}
          strokeWidth={lineWidth}
        />
      ))}
    </g>
  );
}
