import { findPhotograph } from './photograph';

/** A drawing or a photograph by its name in the content, and what it shows. */
export type Image = {
  src: string;
  alt: string;
  /** A picture on another host, which covers the site's own as soon as it has loaded. */
  remote?: { src: string; width: number; height: number } | undefined;
};

type Props = {
  image: Image;
  /**
   * How wide the whole picture is on the page, for choosing among a photograph's widths: the width
   * of its box, or more where the box crops the sides. Calculated for 3:2.
   */
  sizes: string;
  /** A drawing's own size in px: the browser reserves its space until it has loaded. */
  width?: number;
  height?: number;
  /** The first picture of a page: fetched at once, before anything that can wait. */
  priority?: boolean;
  className?: string;
};

/** A picture with its alternative text. */
export function Picture(props: Props) {
  const { remote } = props.image;
  if (!remote) return <OwnPicture {...props} />;
  // The site's own picture is below and has the text for both. It shows until the other one has
  // loaded, and stays if that fails: see .picture-layers in ui.css.
  return (
    <span className={`picture-layers ${props.className ?? ''}`}>
      <OwnPicture {...props} className="" />
      {/* biome-ignore lint/performance/noImgElement: another host's picture is taken as it is */}
      <img alt="" referrerPolicy="no-referrer" {...loadingAttributes(props)} {...remote} />
    </span>
  );
}

function OwnPicture({ image, sizes, width = 1200, height = 800, className, ...rest }: Props) {
  const photograph = findPhotograph(image.src);
  if (!photograph) {
    return (
      // biome-ignore lint/performance/noImgElement: drawings are vectors, there is nothing to resize
      <img
        src={image.src}
        alt={image.alt}
        aria-hidden={image.alt === '' || undefined}
        width={width}
        height={height}
        {...loadingAttributes(rest)}
        className={`bg-shadow ${className ?? ''}`.trim()}
      />
    );
  }
  const { src, avif, webp, placeholder = '' } = photograph;
  // Only the image takes part in the layout: a <source> would be an empty cell of a grid.
  return (
    <picture className="contents">
      <source hidden type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={image.alt}
        aria-hidden={image.alt === '' || undefined}
        width={photograph.width}
        height={photograph.height}
        {...loadingAttributes(rest)}
        sizes={sizes}
        srcSet={webp}
        src={src}
        className={`${placeholder} ${className ?? ''}`.trim()}
      />
    </picture>
  );
}

function loadingAttributes({ priority = false }: { priority?: boolean }) {
  return {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: 'async',
  } as const;
}
