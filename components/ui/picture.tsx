type Props = {
  image: { src: string; alt: string };
  /** The picture's own size in px: the browser keeps its place free until it is there. */
  width?: number;
  height?: number;
  /** The first picture of a page: fetched at once, before anything that can wait. */
  first?: boolean;
  className?: string;
};

/** A picture with its text. */
export function Picture({ image, width = 1200, height = 800, first = false, className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: drawings are vectors, there is nothing to resize
    <img
      src={image.src}
      alt={image.alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
