/** Opens the strips on this page; the line that did it disappears, so the focus moves to what it has opened. */
export function openStrips(line: HTMLElement) {
  const { dataset } = line.ownerDocument.documentElement;
  dataset.closed = dataset.closed?.replace(/(^| )strip(?= |$)/, '') ?? '';
  line.parentElement?.querySelector<HTMLElement>(':scope > div :is(a, button)')?.focus();
}
