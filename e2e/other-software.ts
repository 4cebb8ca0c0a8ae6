import type { Page } from '@playwright/test';

// What other software does to a page.

/**
 * Translates the page, and what appears on it later, as Chrome and Edge do: two font elements come into the
 * place of each text, which leaves the page (https://github.com/facebook/react/issues/11538). The other
 * language has one more sign in each text, which nobody sees and Playwright leaves out when it compares.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const invisible = '\u200b';
    const skipped = 'script, style, noscript, textarea, svg, [translate=no]';
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isDone = text.data.includes(invisible) || !text.data.trim();
        if (isDone || text.parentElement?.closest(skipped)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data + invisible);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateAll();
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translateAll).observe(document.body, changes);
    document.documentElement.lang = 'de';
  });
}

/**
 * Puts an icon beside every field, as password managers do: after it, as LastPass, or first in the
 * element that has it, as Proton Pass. They mark the field, and make room in it.
 */
export function addIcons(page: Page): Promise<void> {
  return page.evaluate(() => {
    const fields = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';
    for (const [index, field] of document.querySelectorAll<HTMLElement>(fields).entries()) {
      const icon = document.createElement(index % 2 ? 'protonpass-control' : 'div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.attachShadow({ mode: 'closed' });
      if (index % 2) field.parentElement?.prepend(icon);
      else field.after(icon);
      field.setAttribute('data-com-onepassword-filled', 'light');
      field.style.setProperty('padding-right', '2rem', 'important');
    }
  });
}
