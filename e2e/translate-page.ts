import type { Page } from '@playwright/test';

/**
 * Replaces every text of the page by elements, also those that appear later, as the translators of browsers do. The words stay, so that
 * tests find them.
 */
export async function translatePage(page: Page) {
  await page.addInitScript(startTranslator);
}

function startTranslator() {
  /** A reader sees the page before the translator has begun. */
  const BEGIN = 300;

  function textsIn(node: Node): Text[] {
    if (node instanceof Text) return [node];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  }

  function translate(node: Node) {
    for (const text of textsIn(node)) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, [translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  function begin() {
    translate(document.body);
    const translateAdded = (records: MutationRecord[]) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added.filter(({ isConnected }) => isConnected)) translate(node);
    };
    new MutationObserver(translateAdded).observe(document.body, { childList: true, subtree: true });
  }

  addEventListener('DOMContentLoaded', () => setTimeout(begin, BEGIN));
}
