import type { Drawing } from '@/lib/map/drawing';

type Mark = Drawing['marks'][number];

/** A mark with its name, if there is room for it: a link to its page, unless it has none. */
export function ChartMark({ mark }: { mark: Mark }) {
  const { href, dialog, look, nights, at, radius, label } = mark;
  const [x, y] = at;
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
      {label && <ChartName label={label} href={href} dialog={dialog} />}
    </>
  );
}

type NameProps = Pick<Mark, 'href' | 'dialog'> & { label: NonNullable<Mark['label']> };

function ChartName({ label: { side, text, ...box }, href, dialog }: NameProps) {
  const align = side.endsWith('east') ? '' : side.endsWith('west') ? 'chart-w' : 'chart-m';
  return (
    <foreignObject {...box} className={align || undefined}>
      {href ? (
        <a href={href} data-dialog={dialog}>
          {text}
        </a>
      ) : (
        <p>{text}</p>
      )}
    </foreignObject>
  );
}
