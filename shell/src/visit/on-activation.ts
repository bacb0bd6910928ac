/** A page that is only prepared for a visit is nobody's visit yet. */
export function onActivation(page: Document, start: () => void) {
  if ((page as Document & { prerendering?: boolean }).prerendering) {
    page.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
