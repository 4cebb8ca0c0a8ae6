// What is wrong with a page as it is laid out in a window: functions that run in the page and list what they find.

/** Links, buttons and fields less than 24 px wide or high (WCAG 2.5.8; not links in a text). */
export function listSmallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input')]
    .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== 'inline')
    .filter((it) => {
      const { width, height } = it.getBoundingClientRect();
      return width > 1 && (width < 24 || height < 24);
    })
    .map(({ outerHTML }) => `too small: ${outerHTML.slice(0, 120)}`);
}

/** What can be read or pressed in the page itself, as far as it is seen, and meets a box. */
export function listCovered(box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    // Text for screen readers only is in a box of one pixel.
    if (!parent?.checkVisibility() || parent.clientWidth === 1) continue;
    if (parent.closest('header, dialog, .contact-bar, .bar-step')) continue;
    const clip = parent.closest('.scroller, .carousel-view, nav ul')?.getBoundingClientRect();
    range.selectNodeContents(text);
    const boxes = [
      ...range.getClientRects(),
      ...(parent.closest('a, button')?.getClientRects() ?? []),
    ];
    for (const rect of boxes) {
      const left = Math.max(rect.left, clip?.left ?? rect.left);
      const right = Math.min(rect.right, clip?.right ?? rect.right);
      const isSeen = right - left > 1 && rect.height > 1;
      const meets =
        left < box.right && right > box.left && rect.top < box.bottom && rect.bottom > box.top;
      if (isSeen && meets) found.add(parent.textContent.trim().slice(0, 60));
    }
  }
  return [...found].filter(Boolean);
}

/** The elements whose ground is light; what can be pressed or chosen may be, and lines. */
export function listLight(): string[] {
  // More light than this (0 is black, 1 is white) glares in a dark room.
  const most = 0.12;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const controls = 'a, button, input, label';
  return [...document.querySelectorAll('*')].flatMap((it) => {
    const { backgroundColor } = getComputedStyle(it);
    if (!context || backgroundColor === 'rgba(0, 0, 0, 0)' || it.clientHeight < 4) return [];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    // Near enough to the luminance of WCAG.
    const light =
      0.21 * (red / 255) ** 2.2 + 0.72 * (green / 255) ** 2.2 + 0.07 * (blue / 255) ** 2.2;
    const isLight = light > most && alpha > 127 && !it.closest(controls) && it.checkVisibility();
    return isLight ? [`${it.localName} ${it.className} ${backgroundColor}`] : [];
  });
}
