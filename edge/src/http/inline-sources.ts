import { createHash } from 'node:crypto';

/** Replaces the nonce in a cached page. */
export const noncePlaceholder = '\u0001';

/** Inline scripts and styles that the content security policy allows. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export const sourcesOfNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

const inlineElement = new RegExp(`<(script|style)([^>]*?) nonce="${noncePlaceholder}"([^>]*)>(.*?)</\\1>`, 'gs');

/**
 * Replaces the nonces in a page that is the same for everyone by hashes of the contents, so that the page need not be rendered and
 * compressed for every visitor.
 */
export function sealInline(html: string): { html: string; sources: InlineSources } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const sealed = html.replace(inlineElement, (_, element: 'script' | 'style', first, rest, content: string) => {
    hashes[element].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    return `<${element}${first}${rest}>${content}</${element}>`;
  });
  return { html: sealed, sources: { scripts: [...hashes.script], styles: [...hashes.style] } };
}
