/** The remote's page as rendered by the server: shown when the remote cannot be loaded in the browser. */
export interface ServedContent {
  readonly path: string;
  focused(): HTMLElement | null;
  /** Moves it into `area`. `wasRendered`: React has hydrated its elements and would still handle their events. */
  moveInto(area: Element, wasRendered: boolean): void;
}

/** Marks a part of the shell within a page, which works even if the page's remote does not. */
export const SHELL_PART = 'data-shell-part';

/** Must be called before hydration; `null` when the server rendered only a skeleton. */
export function readServedContent(main: Element | null, path: string): ServedContent | null {
  const [first, ...others] = main?.childNodes ?? [];
  // React marks a Suspense boundary with comments: `$` when it was completed on the server.
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
