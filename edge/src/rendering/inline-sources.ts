import { createHash } from 'node:crypto';

/** Stands in a cached page where a private page has its nonce. */
export const noncePlaceholder = '\u0001';

/** What stands inline in a page and may run or style: sources of the content security policy. */
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
 * Takes the nonces out of a page that is the same for everyone, and names what they allowed by its content instead, so
 * that the page need not be written, and compressed, anew for every visitor.
 */
export function sealInline(html: string): { html: string; sources: InlineSources } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const sealed = html.replace(inlineElement, (_, element: 'script' | 'style', first, rest, content: string) => {
    hashes[element].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    return `<${element}${first}${rest}>${content}</${element}>`;
  });
  return { html: sealed, sources: { scripts: [...hashes.script], styles: [...hashes.style] } };
}
