import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { linkAddressOf } from './link-address.ts';
import { cleanHtml } from './pasted-html.ts';
import { readPlainText } from './pasted-text.ts';
import type { RichSchema } from './schema.ts';

/** How an editor takes what is pasted or dropped. */
export const pasteProps = (schema: RichSchema, isLine: boolean): EditorProps => ({
  transformPastedHTML: cleanHtml,
  clipboardTextParser: (text) => readPlainText(schema, isLine, text),
  transformPasted: (slice) => cleanPasted(schema, isLine, slice),
});

/** What was pasted, with links that the shop may have, and as one line where the text has no more. */
function cleanPasted(schema: RichSchema, isLine: boolean, slice: Slice): Slice {
  const content = withLinks(schema, slice.content);
  if (!isLine) return new Slice(content, slice.openStart, slice.openEnd);
  const lines = linesOf(content);
  if (lines.length === 0) return new Slice(content, slice.openStart, slice.openEnd);
  const parts = lines.filter((line) => line.length > 0);
  return new Slice(
    Fragment.from(parts.flatMap((line, index) => (index > 0 ? [schema.text(' '), ...line] : line))),
    0,
    0,
  );
}

/** The words of each paragraph, and those that stand beside paragraphs. */
function linesOf(content: Fragment): Node[][] {
  const lines: Node[][] = [];
  let loose: Node[] | null = null;
  content.descendants((node) => {
    if (node.isInline) {
      loose ??= startLine();
      loose.push(node);
      return false;
    }
    loose = null;
    if (node.isTextblock) lines.push([...node.children]);
    return !node.isTextblock;
  });
  return lines;

  function startLine(): Node[] {
    const line: Node[] = [];
    lines.push(line);
    return line;
  }
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
