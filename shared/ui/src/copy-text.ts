/** Uses the clipboard API, or a selection where a browser or webview lacks or forbids it. Returns whether it worked. */
export async function copyText(page: Window, words: string): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(page.document, words);
  }
}

function copyBySelection(page: Document, words: string): boolean {
  const focused = page.activeElement;
  const field = page.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  // Beside the focused element: an open modal dialog makes everything outside of it inert.
  (focused?.parentElement ?? page.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const worked = page.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return worked;
}
