import type { Mark, Node } from 'prosemirror-model';

/** HTML of a text as the server's sanitiser writes it, without empty paragraphs. `isBare`: a single paragraph has no tags. */
export function writeHtml(doc: Node, isBare: boolean): string {
  const blocks = childrenOf(doc).filter((block) => !block.isTextblock || block.childCount > 0);
  const [first, ...others] = blocks;
  return isBare && first?.isTextblock && others.length === 0 ? inlineOf(first) : blocks.map(blockOf).join('');
}

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
};

function blockOf(block: Node): string {
  const tag = tags[block.type.name];
  return `<${tag}>${block.isTextblock ? inlineOf(block) : childrenOf(block).map(partOf).join('')}</${tag}>`;
}

/** The text of an item of a list has no paragraph around it. */
const partOf = (part: Node): string => (part.type.name === 'paragraph' ? inlineOf(part) : blockOf(part));

function inlineOf(paragraph: Node): string {
  const html: string[] = [];
  let open: readonly Mark[] = [];
  for (const part of [...childrenOf(paragraph), null]) {
    const marks = part?.marks ?? [];
    const same = open.findIndex((mark, depth) => !marks[depth]?.eq(mark));
    const stays = same < 0 ? open.length : same;
    for (const mark of open.slice(stays).reverse()) html.push(`</${tagOf(mark)}>`);
    for (const mark of marks.slice(stays)) html.push(startOf(mark));
    open = marks;
    if (part) html.push(part.isText ? escapeHtml(part.text ?? '') : '<br />');
  }
  return html.join('');
}

const tagOf = ({ type, attrs }: Mark): string => (type.name === 'link' ? 'a' : String(attrs.tag));

function startOf(mark: Mark): string {
  if (mark.type.name !== 'link') return `<${tagOf(mark)}>`;
  const { href, target } = mark.attrs;
  const opens = target === '_blank' ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escapeHtml(String(href)).replaceAll('"', '&quot;')}"${opens}>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const childrenOf = (node: Node): readonly Node[] => node.children;
