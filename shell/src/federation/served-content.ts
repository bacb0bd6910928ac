/** What the server has rendered of the page's remote: shown as it is when the remote cannot be had in the browser. */
export interface ServedContent {
  /** The page that it belongs to. */
  readonly path: string;
  /** The element in it that has the focus. */
  focused(): HTMLElement | null;
  /** Puts it into `area`. `wasRendered`: React has been at its elements, and would still answer to their events. */
  moveInto(area: Element, wasRendered: boolean): void;
}

/** Marks what of the shell stands within a page, and works although the page's remote does not. */
export const SHELL_PART = 'data-shell-part';

/** To be read before React takes the page over; `null` when the server rendered no more than a skeleton. */
export function readServedContent(main: Element | null, path: string): ServedContent | null {
  const [first, ...others] = main?.childNodes ?? [];
  // React's marks around what it waited for on the server: `$` when it came.
  if (!(first instanceof Comment && first.data === '$')) return null;
  const end = others.findLastIndex((node) => node instanceof Comment && node.data === '/$');
  let nodes: Node[] = others.slice(0, Math.max(end, 0));
  if (nodes.length === 0) return null;

  return {
    path,

    focused() {
      const { activeElement } = document;
      return activeElement instanceof HTMLElement && nodes.some((node) => node.contains(activeElement))
        ? activeElement
        : null;
    },

    moveInto(area, wasRendered) {
      if (wasRendered) nodes = nodes.map((node) => node.cloneNode(true));
      area.replaceChildren(...nodes);
    },
  };
}
