import { withoutAttributes } from './pasted-attributes.ts';
import { buildLists, joinRows } from './pasted-lists.ts';
import { rewriteWords } from './pasted-words.ts';

/**
 * Pasted HTML as the editor reads it: each program has its own way to write bold words, lists and lines. Whatever the editor has written
 * itself stays as it is.
 */
export function cleanHtml(html: string): string {
  const plain = withoutAttributes(html);
  if (/\sdata-pm-slice\s*=/.test(plain)) return plain;
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  for (const hidden of body.querySelectorAll('[data-hidden], [data-mark]')) {
    // The mark of an item says what kind of list it is.
    if (hidden.matches('[data-mark]'))
      hidden.closest('[data-item]')?.setAttribute('data-sign', hidden.textContent ?? '');
    hidden.remove();
  }
  rewriteWords(body);
  joinRows(body);
  buildLists(body);
  return body.innerHTML;
}
