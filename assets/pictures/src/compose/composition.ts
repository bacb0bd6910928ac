/** One thing in a composed picture; things are laid over each other in their order. */
export interface Item {
  readonly picture: string;
  /** Its middle, in shares of the width. */
  readonly x: number;
  /** Height of the goods, in shares of the height. */
  readonly height: number;
  /** Upper end of what hangs or lies, lower end of what stands; the arrangement's own unless told. */
  readonly y?: number;
}

/** Things that hang from one line, stand on one line, or lie on the ground. */
export interface Arrangement {
  readonly kind: 'rail' | 'shelf' | 'ground';
  /** Height of the shelf, in shares of the height. */
  readonly line?: number;
  readonly items: readonly Item[];
}

export type ComposedView = 'wide' | 'tall' | 'square';

/** A picture composed of cut-outs: an opener, a tile or a band. */
export interface Composition {
  readonly id: string;
  readonly views: Partial<Record<ComposedView, Arrangement>>;
}

/** Size in pixels at which a view is composed. */
export const COMPOSED_SIZES: Record<ComposedView, { readonly width: number; readonly height: number }> = {
  wide: { width: 1440, height: 600 },
  tall: { width: 960, height: 1200 },
  square: { width: 480, height: 480 },
};
