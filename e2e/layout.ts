// Functions that run in the page and find issues in its layout.

/** Links, buttons and fields less than 24 px wide or high (WCAG 2.5.8), except links in a text. */
export function listSmallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary, input')]
    .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== 'inline')
    .filter((it) => {
      const { width, height } = it.getBoundingClientRect();
      return width > 1 && (width < 24 || height < 24);
    })
    .map(({ outerHTML }) => `too small: ${outerHTML.slice(0, 120)}`);
}

/** Elements that hide part of their content, except carousels. */
export function listClipped(): string[] {
  const hides = (overflow: string, inner: number, own: number) =>
    /hidden|clip/.test(overflow) && own > 1 && inner > own + 1;
  return [...document.querySelectorAll('body :not(.carousel-viewport)')]
    .filter((it) => {
      const { overflowX, overflowY } = getComputedStyle(it);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = it;
      return (
        hides(overflowX, scrollWidth, clientWidth) || hides(overflowY, scrollHeight, clientHeight)
      );
    })
    .map(({ outerHTML }) => `clipped: ${outerHTML.slice(0, 120)}`);
}

/** The visible texts and controls that the contact bar covers at the bottom of the page, or its round buttons ever. */
export function listCovered(): string[] {
  scrollTo(0, document.body.scrollHeight);
  const bar = document.querySelector('.contact-bar')?.getBoundingClientRect();
  if (!bar?.width) return ['The page has no contact bar'];
  const isBar = innerWidth < 1000;
  const { top, bottom } = isBar ? bar : { top: -1e9, bottom: 1e9 };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    // Text for screen readers only is in a box of one pixel.
    if (!parent?.checkVisibility() || parent.clientWidth === 1) continue;
    if (parent.closest('header, dialog, .contact-bar, .bar-action')) continue;
    const clip = parent.closest('.scroller, .carousel-viewport, nav ul')?.getBoundingClientRect();
    range.selectNodeContents(text);
    const boxes = [
      ...range.getClientRects(),
      ...(parent.closest('a, button')?.getClientRects() ?? []),
    ];
    for (const rect of boxes) {
      const left = Math.max(rect.left, clip?.left ?? rect.left);
      const right = Math.min(rect.right, clip?.right ?? rect.right);
      const isSeen = right - left > 1 && rect.height > 1;
      const meets = left < bar.right && right > bar.left && rect.top < bottom && rect.bottom > top;
      if (isSeen && meets) found.add(parent.textContent.trim().slice(0, 60));
    }
  }
  return [...found].filter(Boolean);
}

/** The elements with a light background, except controls and lines. */
export function listLight(): string[] {
  // Backgrounds with a higher luminance (0 is black, 1 is white) are too bright for a dark page.
  const maxLuminance = 0.12;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const controls = 'a, button, input, label';
  return [...document.querySelectorAll('*')].flatMap((it) => {
    const { backgroundColor } = getComputedStyle(it);
    if (!context || backgroundColor === 'rgba(0, 0, 0, 0)' || it.clientHeight < 4) return [];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    // An approximation of the luminance in WCAG.
    const light =
      0.21 * (red / 255) ** 2.2 + 0.72 * (green / 255) ** 2.2 + 0.07 * (blue / 255) ** 2.2;
    const isLight =
      light > maxLuminance && alpha > 127 && !it.closest(controls) && it.checkVisibility();
    return isLight ? [`${it.localName} ${it.className} ${backgroundColor}`] : [];
  });
}

/** Links, buttons and fields that match a selector and extend beyond the left or right edge of the window. */
export function listOutside(selector: string): string[] {
  const found = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
  if (found.length === 0) return [`nothing matches ${selector}`];
  return found
    .filter((it) => {
      const { left, right, width } = it.getBoundingClientRect();
      return width > 1 && (left < 0 || right > document.documentElement.clientWidth);
    })
    .map(({ outerHTML }) => `outside: ${outerHTML.slice(0, 120)}`);
}

/** Controls on paper, and parts that are too wide or not dark on white. */
export function listPrintIssues(): string[] {
  const issues: string[] = [];
  const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const isWhite = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour);
    return alpha === 0 || Math.min(red, green, blue) > 240;
  };
  const pressed =
    'button, input, select, textarea, nav a, footer a:not(address a), header, a.rounded-full, a.button:not([href^=tel])';
  const nameOf = (element: Element) =>
    `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`;
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { right, width, height } = element.getBoundingClientRect();
    // Text for screen readers only is in a box of one pixel.
    if (width <= 1 || height <= 1) continue;
    const { color, backgroundColor, backgroundImage, textDecorationLine } =
      getComputedStyle(element);
    if (element.matches(pressed)) issues.push(`Can be pressed: ${nameOf(element)}`);
    if (textDecorationLine === 'underline') issues.push(`Underlined: ${nameOf(element)}`);
    if (element.closest('svg')) continue;
    if (right > document.documentElement.clientWidth + 1)
      issues.push(`Too wide: ${nameOf(element)}`);
    if (!isWhite(backgroundColor) || backgroundImage !== 'none') {
      issues.push(`Not on white: ${nameOf(element)}`);
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    if (0.21 * red + 0.72 * green + 0.07 * blue > 100 || alpha < 0.8) {
      issues.push(`Not dark: ${nameOf(element)}`);
    }
  }
  return issues;
}
