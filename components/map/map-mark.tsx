import type { DrawnMarker } from '@/lib/map/draw-map';

/** A mark with its name, if there is room for it: a link to its page, unless it has none. */
export function MapMark({ mark }: { mark: DrawnMarker }) {
  const { kind, at, radius: r, label } = mark;
  return (
    <>
      <g aria-hidden className={`map-${kind}`} transform={`translate(${at.join(' ')})`}>
        {kind === 'point' ? (
          <path d={`M0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`} />
        ) : (
          <circle r={r} />
        )}
      </g>
      {label && <MapLabel {...mark} label={label} />}
    </>
  );
}

type LabelProps = Pick<DrawnMarker, 'href' | 'note'> & { label: NonNullable<DrawnMarker['label']> };

/** What can be pressed above and below the letters, in units. */
const padding = 7;

function MapLabel({ label: { side, text, x, y, width, height }, href, note }: LabelProps) {
  const align = side.endsWith('east') ? '' : side.endsWith('west') ? 'text-right' : 'text-center';
  const words = note ? (
    <span>
      {text}
      <span className="font-normal">{note}</span>
    </span>
  ) : (
    text
  );
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
          {words}
        </a>
      ) : (
        <p>{words}</p>
      )}
    </foreignObject>
  );
}
