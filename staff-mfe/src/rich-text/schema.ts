import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { linkAddressOf } from './link-address.ts';

/** The tags that the server's sanitiser lets through; spans mean nothing and are left out. */
const block = {
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block list',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: 'paragraph list*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
} satisfies Record<string, NodeSpec>;

const inline = {
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

/** A mark that may be written in two ways, of which a text keeps its own. */
const written = (tags: readonly string[]): MarkSpec => ({
  attrs: { tag: { default: tags[0], validate: 'string' } },
  parseDOM: tags.map((tag) => ({ tag, attrs: { tag } })),
  toDOM: ({ attrs }) => [attrs.tag, 0],
});

/** The first ones surround the others. */
const marks = {
  link: {
    attrs: { href: { validate: 'string' }, target: { default: null, validate: 'string|null' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => ({ href: link.getAttribute('href') ?? '', target: link.getAttribute('target') }),
      },
    ],
    // Also while it was only typed: the server has not judged it yet.
    toDOM: ({ attrs }) => [
      'a',
      { href: linkAddressOf(String(attrs.href)), title: attrs.href, target: attrs.target, rel: 'noopener' },
      0,
    ],
  },
  bold: written(['b', 'strong']),
  italic: written(['i', 'em']),
} satisfies Record<string, MarkSpec>;

/** Paragraphs and lists, or a single line of text. */
export const createSchema = (isLine: boolean) =>
  new Schema({
    nodes: { doc: { content: isLine ? 'paragraph' : 'block+' }, ...block, ...inline },
    marks,
  });

export type RichSchema = ReturnType<typeof createSchema>;
