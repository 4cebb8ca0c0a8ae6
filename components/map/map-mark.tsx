import type { DrawnMarker } from '@/lib/map/draw-map';

/** A mark with its name, if there is room for it: a link to its page, unless it has none. */
export function MapMark({ mark }: { mark: DrawnMarker }) {
  const { href, kind, nights, at, radius: r, label } = mark;
  return (
    <>
      <g aria-hidden className={`map-${kind}`} transform={`translate(${at.join(' ')})`}>
        {kind === 'point' ? (
          <path d={`M0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`} />
        ) : (
          <circle r={r} />
        )}
        {nights && <text>{nights}</text>}
      </g>
      {label && <MapLabel label={label} href={href} />}
    </>
  );
}

type LabelProps = Pick<DrawnMarker, 'href'> & { label: NonNullable<DrawnMarker['label']> };

/** What can be pressed above and below the letters, in units. */
const padding = 7;

function MapLabel({ label: { side, text, x, y, width, height }, href }: LabelProps) {
  const align = side.endsWith('east') ? '' : side.endsWith('west') ? 'text-right' : 'text-center';
  return (
    <foreignObject
      x={x}
      y={y - padding}
      width={width}
      height={height + 2 * padding}
      className={align || undefined}
    >
      {href ? (
        <a href={href} data-dialog>
          {text}
        </a>
      ) : (
        <p>{text}</p>
      )}
    </foreignObject>
  );
}
