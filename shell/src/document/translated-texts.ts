/** A translator replaces texts by such elements; browsers and extensions use the same (https://crbug.com/41407169). */
const REPLACEMENT = 'FONT';

/**
 * Keeps React working on a page whose texts a translator has replaced. React then still has the original text nodes: it removes them from a
 * parent that no longer contains them, which throws, or changes them where nobody sees it
 * (https://github.com/facebook/react/issues/11538, whose maintainers describe the guard of the two methods). A changed text is shown
 * again in place of its translation; the translator then translates it anew.
 */
export function followTranslator(page: Document): void {
  const replacements = new WeakMap<Node, ChildNode>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) showAgain(target as Text);
  });
  new MutationObserver(notice).observe(page.body, { childList: true, subtree: true });
  guard(page.defaultView?.Node.prototype ?? Node.prototype);

  function notice(records: MutationRecord[]) {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isReplacement)));
    if (added.size === 0) return;
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const replacement = [...addedNodes, nextSibling, previousSibling].find((node) => node && added.has(node));
        if (text.nodeType === Node.TEXT_NODE && !text.isConnected && replacement) keep(text, replacement as ChildNode);
      }
  }

  function keep(text: Node, replacement: ChildNode) {
    replacements.set(text, replacement);
    changes.observe(text, { characterData: true });
  }

  function showAgain(text: Text) {
    const replacement = replacements.get(text);
    replacements.delete(text);
    if (!text.isConnected && replacement?.isConnected) replacement.replaceWith(text);
  }

  /** The child of `parent` that shows what React believes to be its child. */
  function shownIn(parent: Node, child: Node): Node | null {
    let shown: Node | null = replacements.get(child) ?? child;
    while (shown && shown.parentNode !== parent) shown = shown.parentNode;
    return shown;
  }

  function guard(prototype: Node) {
    const { removeChild, insertBefore } = prototype;

    prototype.removeChild = function removeShown<Child extends Node>(this: Node, child: Child): Child {
      if (child.parentNode === this) return removeChild.call(this, child) as Child;
      const shown = shownIn(this, child);
      if (shown) removeChild.call(this, shown);
      return child;
    };

    prototype.insertBefore = function insertBeforeShown<Child extends Node>(
      this: Node,
      child: Child,
      before: Node | null,
    ): Child {
      const place = before && (before.parentNode === this ? before : shownIn(this, before));
      return insertBefore.call(this, child, place) as Child;
    };
  }
}

/** Whether a translator has replaced texts of the page. */
export const isTranslated = (page: Document): boolean => page.querySelector(REPLACEMENT) !== null;

const isReplacement = ({ nodeName }: Node) => nodeName === REPLACEMENT;
