import { test as base, expect, type Page } from '@playwright/test';

// Translators and password managers change pages. Whatever they do, and whenever they do it, no page, no typed text and
// no result may be lost. For text typed before the scripts start, see components/islands/hydrate.test.tsx.

/** When a translator first changes each page. A password manager does so after the scripts. */
export type ExtensionTiming = 'none' | 'before the scripts' | 'after the scripts';

/** A test whose pages a translator changes before their scripts start. What works there works without it, too. */
export const testWithExtensions = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript<ExtensionTiming>(changePage, 'before the scripts');
    await holdScriptsUntilTranslated(page);
    await use(page);
    // React must neither fail nor empty the page.
    expect(errors).toEqual([]);
    await expect(page.locator('font').first()).toBeAttached();
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('footer')).toBeAttached();
  },
});

function holdScriptsUntilTranslated(page: Page) {
  const isTranslated = () => document.documentElement.lang === 'de';
  return page.route('**/_next/**/*.js', async (route) => {
    await page.waitForFunction(isTranslated).catch(() => 'The page has been left');
    await route.fallback();
  });
}

/** Runs at the start of each page. */
export function changePage(when: ExtensionTiming) {
  new MutationObserver((_, observer) => {
    const { documentElement: root } = document;
    const isReady = 'ready' in root.dataset;
    const isDue = isReady || (when === 'before the scripts' && document.querySelector('footer'));
    if (isDue && root.lang !== 'de') {
      translate();
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(translate).observe(document.body, changes);
      root.lang = 'de';
    }
    if (!isReady) return;
    observer.disconnect();
    addIcons();
  }).observe(document, { subtree: true, childList: true, attributes: true });

  /**
   * Translates texts as Chrome and Edge do: two font elements replace each text node
   * (https://github.com/facebook/react/issues/11538). The "translation" adds an invisible character to each text, which
   * Playwright's comparisons ignore.
   */
  function translate() {
    const invisible = '\u200b';
    const skipped = 'script, style, noscript, textarea, svg, [translate=no]';
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
  }

  /**
   * Puts an icon beside every field, as password managers do: after the field, like LastPass, or first in its parent,
   * like Proton Pass. They also mark fields and change their padding. Other extensions put elements into messages.
   */
  function addIcons() {
    for (const message of document.querySelectorAll('[role=alert]'))
      message.append(document.createElement('div'));
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
  }
}
