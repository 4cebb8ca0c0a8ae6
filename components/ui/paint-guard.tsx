/**
 * The last child of what must not be seen before all of it has been read (`.until-parsed` in
 * ui.css). A browser paints while it reads, and what is aligned to an end would jump.
 */
export function PaintGuard() {
  return <span hidden className="end" />;
}
