import { withPathPrefix } from '@odeta/contracts';

/** Before any of these a link must have its address: it may be opened, copied or shown. */
const beforeUse = ['pointerover', 'pointerdown', 'focusin', 'contextmenu', 'click'] as const;

/**
 * Keeps visitors in the language of the page. Its components, the texts of editors and remotes have links without the prefix of a language:
 * the server adds it to those of the document, and this to the ones that are rendered later. Links with `hreflang` name their language
 * themselves.
 */
export function keepLanguage(page: Document, prefix: string): void {
  const add = (element: Element, attribute: string) => {
    const written = element.getAttribute(attribute);
    const prefixed = written === null ? null : withPathPrefix(written, prefix);
    if (prefixed !== null && prefixed !== written) element.setAttribute(attribute, prefixed);
  };
  for (const event of beforeUse) {
    page.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a[href]:not([hreflang])');
        if (link) add(link, 'href');
      },
      { capture: true, passive: true },
    );
  }
  page.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) add(target, 'action');
    },
    true,
  );
}
