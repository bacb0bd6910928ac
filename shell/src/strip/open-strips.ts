/** Opens the strips on this page; the line that did it disappears, so the focus moves to what it has opened. */
export function openStrips(strips: HTMLElement) {
  const { dataset } = strips.ownerDocument.documentElement;
  dataset.closed = dataset.closed?.replace(/(^| )strip(?= |$)/, '') ?? '';
  strips.querySelector<HTMLElement>(':scope > div :is(a, button)')?.focus();
}
