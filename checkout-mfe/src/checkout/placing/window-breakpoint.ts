export type Breakpoint = 'lg' | 'md' | 'sm' | 'xs' | 'xxs';

/** A10: the names of widths in pixels. */
export function breakpointOf(width: number): Breakpoint {
  if (width > 1339) return 'lg';
  if (width > 991) return 'md';
  if (width > 719) return 'sm';
  return width > 480 ? 'xs' : 'xxs';
}
