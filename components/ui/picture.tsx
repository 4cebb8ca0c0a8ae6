import { findPhotograph } from '@/lib/content/query/photograph';

/** A drawing or photograph. `src` is its path in the content, such as /images/pages/about.svg. */
export type Image = {
  src: string;
  alt: string;
  /** A picture on another host, which covers the site's own picture once it has loaded. */
  remote?: { src: string; width: number; height: number } | undefined;
};

type Props = {
  image: Image;
  /**
   * The width of the whole picture on the page, by which browsers choose a photograph's file. It is the width of the
   * box, or more if the box crops the sides of a 3:2 picture.
   */
  sizes: string;
  /** The intrinsic size of a drawing in px, for the browser to reserve space. */
  width?: number;
  height?: number;
  /** Loads it at once and before others, for the first picture of a page. */
  eager?: boolean;
  className?: string;
};

export function Picture(props: Props) {
  const { remote } = props.image;
  if (!remote) return <OwnPicture {...props} />;
  // The site's own picture is underneath, with the alternative text. It stays visible if the other one fails to load
  // (.picture-layers in ui.css).
  return (
    <span className={`picture-layers ${props.className ?? ''}`}>
      <OwnPicture {...props} className="" />
      {/* biome-ignore lint/performance/noImgElement: pictures on other hosts are used as they are */}
      <img alt="" referrerPolicy="no-referrer" {...loadingAttributes(props)} {...remote} />
    </span>
  );
}

function OwnPicture({ image, sizes, width = 1200, height = 800, className, ...rest }: Props) {
  const photograph = findPhotograph(image.src);
  const file = photograph ?? { src: image.src, width, height };
  return (
    // biome-ignore lint/performance/noImgElement: the build has made all widths, and there is no image server
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

function loadingAttributes({ eager = false }: { eager?: boolean }) {
  return {
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
  } as const;
}
