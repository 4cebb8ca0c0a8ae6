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
  const source = photograph
    ? {
        sizes,
        srcSet: photograph.srcset,
        src: photograph.src,
        width: photograph.width,
        height: photograph.height,
      }
    : { src: image.src, width, height };
  return (
    // biome-ignore lint/performance/noImgElement: the build has made every width, there is no image server
    <img
      {...loadingAttributes(rest)}
      {...source}
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
