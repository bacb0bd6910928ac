/**
 * References for an element that takes the focus once, when it appears. A function that is written in place is another one with each rendering,
 * and React calls it again: the focus would be taken from what the visitor has moved to.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The same without scrolling to it. */
export const takeFocusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
