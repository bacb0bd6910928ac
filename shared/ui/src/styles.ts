import layoutClasses from './layout.module.css';
import textClasses from './text.module.css';

type LayoutClass = 'wrap' | 'columns' | 'row' | 'between' | 'stack' | 'tight' | 'later' | 'sideways';
type Title = 'title88' | 'title64' | 'title48' | 'title36' | 'title28';
type Size = 'size22' | 'size18' | 'size14' | 'size13' | 'size12';

/** Layout classes. Units get them from the live shell: to rename one, keep both until no live unit uses the old one. */
export const layout = layoutClasses as Readonly<Record<LayoutClass, string>>;

/**
 * Classes of the type scale: titles (display font), sizes (text font; body is 16), and `spoken` for text that is only for screen readers.
 * Units get them from the live shell: to rename one, keep both until no live unit uses the old one.
 */
export const text = textClasses as Readonly<
  Record<Title | Size | 'soft' | 'faint' | 'medium' | 'bold' | 'link' | 'spoken', string>
>;
