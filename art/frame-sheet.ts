/** One place where the site shows a drawing; sizes in px. */
export type Frame = {
  src: string;
  box: readonly [width: number, height: number];
  /** The picture's `object-position`, or how else it fits its box. */
  position: string;
  /** What lies over the picture, from the picture's top left corner. */
  button?: readonly [x: number, y: number, width: number, height: number] | undefined;
  /** The address of the page, or `dialog` and the item's address. */
  place: string;
  /** How wide the window is. */
  width: number;
};

/** How much two boxes of one crop may differ, as a share of width to height. */
const sameCrop = 0.04;

const ratio = ({ box: [width, height] }: Frame) => width / height;

/** Frames without those that show the same part of the same drawing, the narrowest first. */
function distinct(frames: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const frame of [...frames].sort((a, b) => ratio(a) - ratio(b))) {
    const isKnown = kept.some(
      (it) =>
        it.position === frame.position &&
        Boolean(it.button) === Boolean(frame.button) &&
        ratio(frame) - ratio(it) < sameCrop * ratio(it),
    );
    if (!isKnown) kept.push(frame);
  }
  return kept;
}

/**
 * Lists drawings with their frames, and shows them.
 * @param frames all places where drawings are shown
 * @param base the folder that the drawings' addresses begin in, seen from the sheet
 * @returns a text of one line for each crop, and an HTML file that shows it
 */
export function frameSheet(frames: readonly Frame[], base: string): { text: string; html: string } {
  const drawings = [...new Set(frames.map(({ src }) => src))]
    .sort()
    .map((src) => [src, distinct(frames.filter((it) => it.src === src))] as const);
  const text = drawings.map(([src, crops]) => [src, ...crops.map((it) => `  ${caption(it)}`)]);
  const rows = drawings.map(
    ([src, crops]) => `<h2>${src}</h2><div>${crops.map((it) => show(it, base)).join('')}</div>`,
  );
  return { text: text.flat().join('\n'), html: `${head}${rows.join('')}</html>\n` };
}

const caption = ({ box, position, place, width }: Frame) =>
  `${(box[0] / box[1]).toFixed(2)}  ${box.join('×')} at ${position}  ${place} (${width} px)`;

/** A frame, all of them equally high. */
function show(frame: Frame, base: string): string {
  const scale = 240 / frame.box[1];
  const px = (length: number) => `${Math.round(length * scale)}px`;
  const size = `width:${px(frame.box[0])};height:240px`;
  const [x = 0, y = 0, width = 0, height = 0] = frame.button ?? [];
  const button = `<i style="left:${px(x)};top:${px(y)};width:${px(width)};height:${px(height)}"></i>`;
  const image = `<img src="${base}${frame.src}" alt="" loading="lazy" style="${size};object-position:${frame.position}">`;
  return `<figure title="${caption(frame)}">${image}${frame.button ? button : ''}</figure>`;
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Frames</title><style>
body { margin: 1rem; font: 1rem/1.2 system-ui, sans-serif }
h2 { margin: 1rem 0 0.25rem; font-size: 1rem }
div { display: flex; flex-wrap: wrap; gap: 0.5rem }
figure { position: relative; margin: 0 }
img { display: block; object-fit: cover }
i { position: absolute; background: #fff; border-radius: 2rem; opacity: 0.8 }
</style>`;
