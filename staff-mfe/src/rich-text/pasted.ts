import { Fragment, type Node, Slice } from 'prosemirror-model';
import { linkAddressOf } from './link-address.ts';
import type { RichSchema } from './schema.ts';

/** What a tag keeps when it is pasted: where a link leads, and what the editor writes into what is copied from it. */
const keptAttributes = /\s(href|data-pm-slice)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Pasted HTML without styles, handlers and other attributes, which the page's policy would report when the HTML is parsed, and without
 * what Word writes around its text.
 */
export const withoutAttributes = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|xml)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/<([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi, (_, tag: string, attributes: string) => {
      return `<${tag}${[...attributes.matchAll(keptAttributes)].map(([kept]) => kept).join('')}>`;
    });

/** What was pasted, with links that the shop may have, and as one line where the text has no more. */
export function cleanPasted(schema: RichSchema, isLine: boolean, slice: Slice): Slice {
  const content = withLinks(schema, slice.content);
  if (!isLine) return new Slice(content, slice.openStart, slice.openEnd);
  const lines: Node[][] = [];
  content.descendants((node) => {
    if (node.isTextblock) lines.push([...node.children]);
    return !node.isTextblock;
  });
  if (lines.length === 0) return new Slice(content, slice.openStart, slice.openEnd);
  const parts = lines.filter((line) => line.length > 0);
  return new Slice(
    Fragment.from(parts.flatMap((line, index) => (index > 0 ? [schema.text(' '), ...line] : line))),
    0,
    0,
  );
}

function withLinks(schema: RichSchema, content: Fragment): Fragment {
  return Fragment.from(
    content.content.map((node) => (node.isLeaf ? leafOf(node) : node.copy(withLinks(schema, node.content)))),
  );

  function leafOf(node: Node): Node {
    const link = schema.marks.link.isInSet(node.marks);
    if (!link) return node;
    const href = linkAddressOf(String(link.attrs.href));
    const others = link.removeFromSet(node.marks);
    return node.mark(href === null ? others : schema.marks.link.create({ href }).addToSet(others));
  }
}
