import { Icon } from '@/components/ui/icon';
import type { Labels } from '@/lib/content/site';

export type ControlsProps = {
  kind: 'arrows' | 'dots';
  words: Labels['carousel'];
  /** The names of the dots. */
  names: string[];
  className: string;
};

/** The buttons of a carousel, the pause button first. They are not seen before its engine runs. */
export function CarouselControls({ kind, words, names, className }: ControlsProps) {
  return (
    <div className={`carousel-controls no-print invisible flex items-center gap-2 ${className}`}>
      <button type="button" value="pause" className={round}>
        <Icon name="pause" label={words.pause} className="size-4 fill-current" />
        <Icon name="play" label={words.play} className="hidden size-4 fill-current" />
      </button>
      {kind === 'arrows' ? <Arrows words={words} /> : <Dots words={words} names={names} />}
    </div>
  );
}

/** The attributes of a named group. */
export const group = (label: string | undefined, description?: string) => ({
  role: 'group',
  'aria-label': label,
  'aria-roledescription': description,
});

const round =
  'grid size-11 flex-none place-items-center rounded-full border-2 border-current hover:bg-current/15';

function Arrows({ words }: Pick<ControlsProps, 'words'>) {
  const arrows = [['previous', 'chevron-left'] as const, ['next', 'chevron-right'] as const];
  return arrows.map(([value, icon]) => (
    <button key={value} type="button" value={value} aria-label={words[value]} className={round}>
      <Icon name={icon} />
    </button>
  ));
}

function Dots({ words, names }: Pick<ControlsProps, 'words' | 'names'>) {
  return (
    <div {...group(words.choose)} className="carousel-dots flex">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          value={index}
          aria-label={name}
          aria-current={index === 0}
          className="group grid h-11 px-2 place-items-center rounded-full"
        >
          <span className="size-2.5 rounded-full border-2 border-current motion-safe:transition-colors group-hover:bg-current/50 group-aria-[current=true]:bg-current forced-colors:group-aria-[current=true]:bg-[ButtonText]" />
        </button>
      ))}
    </div>
  );
}
