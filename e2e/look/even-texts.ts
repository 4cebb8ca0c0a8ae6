import type { Page } from '@playwright/test';

/**
 * Gives every heading the same few words and every running text the same three or two lines, so that
 * the look hangs neither on what editors write nor on where a machine's fonts break a line (lines
 * are filled to their last letter). Other short texts stay as they are: links, buttons, labels,
 * prices, header and footer.
 */
export async function evenTexts(page: Page) {
  await page.evaluate(() => {
    // Short enough for one line of the largest heading on a phone.
    const heading = 'Noon at sea';
    // More than three lines of the widest column; what is too much is cut off.
    const running =
      'By noon the boat is back from the reef and the sea lies still around us. '.repeat(9);
    const aside = 'body > header, body > footer, dialog, [popover]';
    const control = 'nav, a, button, label, summary, legend';

    for (const element of document.body.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
      if (!element.closest(aside)) replace(textsIn(element), heading);
    }
    for (const element of document.body.querySelectorAll<HTMLElement>(
      'p, li, dd, blockquote, figcaption, td, span',
    )) {
      if (element.closest(`${aside}, ${control}`)) continue;
      if (getComputedStyle(element).display === 'inline') continue;
      const own = textsIn(element).filter((text) => text.parentElement === element);
      if (own.length === 0) continue;
      replace(own, running);
      const lines = element.matches('p, blockquote') ? 3 : 2;
      element.style.cssText += `; height: ${lines}lh; overflow: clip; text-wrap: wrap; word-break: break-all`;
    }

    function textsIn(element: Element): Text[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(({ data }) => data.trim() !== '');
    }

    function replace([first, ...rest]: Text[], words: string) {
      if (first) first.data = words;
      for (const text of rest) text.data = '';
    }
  });
}
