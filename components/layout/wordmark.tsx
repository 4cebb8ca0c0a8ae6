import { logo } from '@/lib/logo';

type Props = {
  name: string;
  /** Shows only the mark on medium screens and the narrowest phones, where the header needs the room. */
  shortOnTablet?: boolean;
};

/** The mark and the company's name. The fruit has the text's colour: dark on paper, light on deep. */
export function Wordmark({ name, shortOnTablet = false }: Props) {
  return (
    <span className="flex items-center gap-2.5 font-serif text-2xl leading-none sm:text-[1.625rem] tracking-[-0.02em] whitespace-nowrap">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none sm:size-10">
        <path d={logo.leaf} className="fill-coral" />
        <path d={logo.fruit} className="fill-current" />
      </svg>
      <span className={shortOnTablet ? 'max-[22rem]:sr-only md:max-lg:sr-only' : ''}>{name}</span>
    </span>
  );
}
