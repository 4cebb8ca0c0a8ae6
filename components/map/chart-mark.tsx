import type { Drawing } from '@/lib/map/drawing';

/** A mark with its name: a link to its page, unless it has none. */
export function ChartMark({ mark }: { mark: Drawing['marks'][number] }) {
  const { name, href, dialog, look, nights, at, radius, label } = mark;
  const [x, y] = at;
  const { side, ...box } = label;
  const align = side.endsWith('east') ? '' : side.endsWith('west') ? 'chart-w' : 'chart-m';
  return (
    <>
      <g aria-hidden className={`chart-${look}`} transform={`translate(${x} ${y})`}>
        {look === 'spot' ? (
          <path d={`M0-${radius}l${radius} ${radius}l-${radius} ${radius}l-${radius}-${radius}z`} />
        ) : (
          <circle r={radius} />
        )}
        {nights && <text>{nights}</text>}
      </g>
      <foreignObject {...box} className={align || undefined}>
        {href ? (
          <a href={href} data-dialog={dialog}>
            {name}
          </a>
        ) : (
          <p>{name}</p>
        )}
      </foreignObject>
    </>
  );
}
