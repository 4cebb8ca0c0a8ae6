import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/all-content';

const messages = labels.carousel;
const roundButtonStyle =
  'grid size-11 flex-none place-items-center rounded-full border-2 border-current hover:bg-current/15';

const dotFill =
  'group-hover:bg-current/50 group-aria-[current=true]:bg-current forced-colors:group-aria-[current=true]:bg-[ButtonText]';

type Props = {
  controls: 'arrows' | 'dots';
  /** The accessible names of the dots. */
  names: string[];
  className: string;
};

/** The buttons of a carousel, with the pause button first. They are invisible until the slider runs. */
export function CarouselControls({ controls, names, className }: Props) {
  return (
    <div
      className={`carousel-controls print:hidden flex items-center gap-2 group-not-data-state/carousel:invisible ${className}`}
    >
      <button type="button" value="pause" className={roundButtonStyle}>
        <Icon
          name="pause"
          label={messages.pause}
          className="size-4 fill-current group-data-[state=paused]/carousel:hidden"
        />
        <Icon
          name="play"
          label={messages.play}
          className="size-4 fill-current group-not-data-[state=paused]/carousel:hidden"
        />
      </button>
      {controls === 'arrows' ? <Arrows /> : <Dots names={names} />}
    </div>
  );
}

function Arrows() {
  return (
    <>
      <button type="button" value="previous" className={roundButtonStyle}>
        <Icon name="chevron-left" label={messages.previous} />
      </button>
      <button type="button" value="next" className={roundButtonStyle}>
        <Icon name="chevron-right" label={messages.next} />
      </button>
    </>
  );
}

function Dots({ names }: { names: string[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for groups
    <div role="group" aria-label={messages.choose} className="carousel-dots flex">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          value={index}
          aria-label={name}
          aria-current={index === 0}
          className="group grid h-11 px-2 place-items-center rounded-full"
        >
          <span className={`size-2.5 rounded-full border-2 border-current eases ${dotFill}`} />
        </button>
      ))}
    </div>
  );
}
