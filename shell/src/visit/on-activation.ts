/** A prerendered page is not visited yet, so it starts when it is activated. */
export function onActivation(page: Document, start: () => void) {
  if ((page as Document & { prerendering?: boolean }).prerendering) {
    page.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
