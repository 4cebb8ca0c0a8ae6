/**
 * The last child of what must not be seen before all of it has been read (`.whole` in
 * ui.css). A browser paints while it reads, and what is aligned to an end would jump.
 */
export function End() {
  return <span hidden className="end" />;
}
