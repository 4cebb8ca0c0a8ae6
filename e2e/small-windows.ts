import { expect, type Locator, type Page } from '@playwright/test';

/** How many px the page is wider than its window; less than 0 where a scrollbar's place is kept. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The dialog is inside the window, scrolls downwards only, and its last text can be reached. */
export async function expectFits(dialog: Locator) {
  await expect(dialog).toBeVisible();
  // Its opening may be animated.
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect.poll(() => dialog.evaluate(listFaults)).toEqual([]);
}

function listFaults(dialog: Element): string[] {
  const faults: string[] = [];
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
  if (outside > 0.5) faults.push(`${outside} px of the dialog are outside`);
  for (const element of [dialog, ...dialog.querySelectorAll('*')]) {
    const { overflowX } = getComputedStyle(element);
    const more = element.scrollWidth - element.clientWidth;
    if (more > 0 && element.clientWidth > 1 && overflowX !== 'visible') {
      faults.push(`${element.tagName} scrolls sideways by ${more} px`);
    }
  }
  const texts = [...dialog.querySelectorAll('a, button, p, li')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
  );
  const last = texts.at(-1);
  last?.scrollIntoView({ block: 'end', behavior: 'instant' });
  const end = last?.getBoundingClientRect();
  if (!end || end.top < top || end.bottom > bottom + 0.5) faults.push('its end can’t be reached');
  return faults;
}

/** WCAG 1.4.12: the text spacing that a reader may set. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * Texts of which something can't be seen: beyond the window's sides, or cut off by an element that
 * does not scroll. What is for screen readers alone does not count.
 */
export function listLostTexts(): string[] {
  const lost = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || text.data.trim() === '') continue;
    if (isForEarsOnly(parent)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    let isInRow = false;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      isInRow = ['auto', 'scroll'].includes(style.overflowX);
      if (isInRow) break;
      // An inch of a letter's line, which is higher than its ink, may be cut.
      const slack = Number.parseFloat(style.fontSize) / 4;
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const isCut = ({ left, top, right, bottom }: DOMRect) =>
        left < frame.left - 1 ||
        right > frame.right + 1 ||
        top < frame.top - slack ||
        bottom > frame.bottom + slack;
      if (clips && boxes.some(isCut)) lost.add(`${text.data.trim()} (cut by ${around.tagName})`);
    }
    const width = document.documentElement.clientWidth;
    const isReached = isInRow || parent.closest('.carousel-view, [inert]');
    if (!isReached && boxes.some((box) => box.left < -1 || box.right > width + 1)) {
      lost.add(`${text.data.trim()} (beyond the window)`);
    }
  }
  return [...lost];

  function isForEarsOnly(element: Element | null): boolean {
    if (!element) return false;
    const { offsetWidth = 2 } = element as HTMLElement;
    return (
      (offsetWidth <= 1 &&
        element.clientWidth <= 1 &&
        getComputedStyle(element).overflow === 'hidden') ||
      isForEarsOnly(element.parentElement)
    );
  }
}
