import layoutClasses from './layout.module.css';
import textClasses from './text.module.css';

/** Layout classes: `wrap`, `columns`, `row`, `between`, `stack` (and `tight`). */
export const layout = layoutClasses;

/**
 * Classes of the type scale: `title88` … `title28` (display font), `size22` … `size12` (text font; body is 16), `soft`,
 * `faint`, `medium`, `bold`, `link`, and `spoken` for text that is only for screen readers.
 */
export const text = textClasses;
