import layoutClasses from './layout.module.css';
import textClasses from './text.module.css';

/** Classes that pages arrange with: `wrap`, `columns`, `row`, `between`, `stack` (and `tight`). */
export const layout = layoutClasses;

/**
 * Classes of the type scale: `title88` … `title28` (display face), `size22` … `size12` (text face; body is 16), `soft`,
 * `faint`, `medium`, `bold`, `link`, and `spoken` for what only a screen reader hears.
 */
export const text = textClasses;
