import { photographOf } from '@/lib/content/query/photograph';

/** A drawing or a photograph by its name in the content, and what it shows. */
export type Image = {
  src: string;
  alt: string;
  /** A picture on another host, which covers the site's own picture as soon as it has loaded. */
  remote?: { src: string; width: number; height: number } | undefined;
};

type Props = {
  image: Image;
  /**
   * The width of the whole picture on the page, for choosing a file of a photograph: that of its box, or more if the
   * box crops the sides. Calculated for 3:2.
   */
  sizes: string;
  /** The intrinsic size of a drawing in px, for which the browser reserves space. */
  width?: number;
  height?: number;
  /** Whether to load it with high priority, for the first picture of a page. */
  priority?: boolean;
  className?: string;
};

/** A picture with its alternative text. */
export function Picture(props: Props) {
  const { remote } = props.image;
  if (!remote) return <OwnPicture {...props} />;
  // The site's own picture is underneath and has the alternative text. It stays visible if the other one fails to load:
  // see .picture-layers in ui.css.
  return (
    <span className={`picture-layers ${props.className ?? ''}`}>
      <OwnPicture {...props} className="" />
      {/* biome-ignore lint/performance/noImgElement: another host's picture is taken as it is */}
      <img alt="" referrerPolicy="no-referrer" {...loadingAttributes(props)} {...remote} />
    </span>
  );
}

function OwnPicture({ image, sizes, width = 1200, height = 800, className, ...rest }: Props) {
  const photograph = photographOf(image.src);
  const file = photograph ?? { src: image.src, width, height };
  return (
    // biome-ignore lint/performance/noImgElement: the build has made every width, there is no image server
    <img
      {...loadingAttributes(rest)}
      sizes={photograph && sizes}
      srcSet={photograph?.srcset}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={image.alt}
      aria-hidden={image.alt === '' || undefined}
      className={`bg-shadow ${className ?? ''}`.trim()}
    />
  );
}

function loadingAttributes({ priority = false }: { priority?: boolean }) {
  return {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: 'async',
  } as const;
}
