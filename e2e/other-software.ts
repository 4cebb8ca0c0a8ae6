import { expect, type Locator } from '@playwright/test';

// What other software does to a page. Each function changes the whole page that has a part; what it
// sends into the page stands alone there.

/** Changes the page as one kind of software does. */
export type PageChanger = (part: Locator) => Promise<void>;

/**
 * The language into which the tests translate: capitals. A sentence of several texts reads the same
 * whether it is translated as a whole or text by text, once or twice.
 */
export const translated = (text: string) => text.toUpperCase();

/**
 * Lets each of them change the page, one after the other.
 * @throws when that leaves the part as it was: a test of it would prove nothing
 */
export async function changePage(part: Locator, software: readonly PageChanger[]) {
  const before = await part.innerHTML();
  for (const change of software) await change(part);
  const changed = (await part.innerHTML()) !== before;
  expect(changed, 'The part has been changed').toBe(true);
}

/**
 * Translates as Chrome and Edge do: two font elements come into the place of each text, which leaves
 * the page (https://github.com/facebook/react/issues/11538). Safari puts another text there instead.
 */
export const translate: PageChanger = (part) => part.evaluate(rewriteTexts, 'replace' as const);

/**
 * Translates as Firefox does: it keeps the texts, changes what they say, and puts the content of their
 * elements together again without its comments (toolkit/components/translations in its source).
 */
export const translateInPlace: PageChanger = (part) =>
  part.evaluate(rewriteTexts, 'overwrite' as const);

/** Rewrites the texts of the page, also those that appear later. */
function rewriteTexts(_: Element, how: 'replace' | 'overwrite') {
  const own = new WeakSet<Node>();
  const rewrite = {
    replace(text: Text) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const translation = document.createTextNode(text.data.toUpperCase());
      own.add(translation);
      inner.append(translation);
      outer.append(inner);
      outer.dir = 'auto';
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      text.before(outer);
      text.remove();
    },
    overwrite(text: Text) {
      const translation = text.data.toUpperCase();
      if (text.data === translation) return;
      text.data = translation;
      const nodes = [...(text.parentNode?.childNodes ?? [])];
      for (const node of nodes) if (node instanceof Comment) node.remove();
    },
  }[how];
  const rewriteAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest(
        'script, style, noscript, textarea, svg, [translate=no]',
      );
      if (!isSkipped && text.data.trim() && !own.has(text)) rewrite(text);
    }
  };
  rewriteAll();
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(rewriteAll).observe(document.body, changes);
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
}

/**
 * Puts an icon beside every field, as password managers do: after it, as LastPass, or first in the
 * element that has it, as Proton Pass. They mark the field, and make room in it.
 */
export const addIcons: PageChanger = (part) =>
  part.evaluate(() => {
    const fields = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';
    for (const [index, field] of document.querySelectorAll<HTMLElement>(fields).entries()) {
      const icon = document.createElement(index % 2 ? 'protonpass-control-1a2b' : 'div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.style.cssText = 'position: relative; float: left; width: 0; height: 0';
      icon.attachShadow({ mode: 'closed' });
      if (index % 2) field.parentElement?.prepend(icon);
      else field.after(icon);
      field.setAttribute('data-com-onepassword-filled', 'light');
      field.style.setProperty('padding-right', '2rem', 'important');
    }
  });

/** Moves every field into an element of its own, as add-ons that fill in fields or check spelling do. */
export const wrapFields: PageChanger = (part) =>
  part.evaluate(() => {
    const fields = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';
    for (const field of document.querySelectorAll(fields)) {
      const wrapper = document.createElement('div');
      field.before(wrapper);
      wrapper.append(field);
    }
  });
