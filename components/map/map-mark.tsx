import type { DrawnMarker } from '@/lib/map/draw-map';

/** A mark with its name, if there is room for it: a link to its page, unless it has none. */
export function MapMark({ mark }: { mark: DrawnMarker }) {
  const { kind, at, radius: r } = mark;
  return (
    <>
      <g aria-hidden className={`map-${kind}`} transform={`translate(${at.join(' ')})`}>
        {kind === 'point' ? (
          <path d={`M0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`} />
        ) : (
          <circle r={r} />
        )}
      </g>
      {mark.label && <MapLabel {...mark} label={mark.label} />}
    </>
  );
}

type LabelProps = Pick<DrawnMarker, 'href' | 'note'> & { label: NonNullable<DrawnMarker['label']> };

function MapLabel({ label: { side, text, ...box }, href, note }: LabelProps) {
  const align = side.endsWith('east') ? '' : side.endsWith('west') ? 'text-right' : 'text-center';
  const words = (
    <>
      {text}
      {note && <span className="inline-block font-normal">{note}</span>}
    </>
  );
  return (
    <foreignObject {...box} className={align || undefined}>
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
