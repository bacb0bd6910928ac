import { chainCommands, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import type { RichSchema } from './schema.ts';

export type ListName = 'bullet_list' | 'ordered_list';

/** The innermost list around the selection, and its depth. */
function listAround({ $from }: { $from: ResolvedPos }) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name.endsWith('_list')) return { node, position: $from.before(depth) };
  }
  return null;
}

export const listOf = ({ selection }: EditorState): string | null => listAround(selection)?.node.type.name ?? null;

/** Makes a list of paragraphs, paragraphs of a list, or one list of the other. */
export function toggleList(schema: RichSchema, name: ListName): Command {
  const list: NodeType = schema.nodes[name];
  const other: Command = (state, dispatch) => {
    const around = listAround(state.selection);
    if (!around || around.node.type === list) return false;
    dispatch?.(state.tr.setNodeMarkup(around.position, list));
    return true;
  };
  const none: Command = (state, dispatch) =>
    listOf(state) === name && liftListItem(schema.nodes.list_item)(state, dispatch);
  return chainCommands(none, other, wrapInList(list));
}

export const toggleStyle = (schema: RichSchema, name: 'bold' | 'italic'): Command => toggleMark(schema.marks[name]);

export function isMarked({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark);
}

/** The link at the selection with all its words, or the selection itself without an address. */
export function linkAt({ selection, schema }: EditorState): { href: string; from: number; to: number } {
  const { from, to, $from } = selection;
  const type = schema.marks.link;
  const start = $from.start();
  if (!type || !$from.parent.isTextblock) return { href: '', from, to };
  const links: { href: string; from: number; to: number }[] = [];
  $from.parent.forEach((node, offset) => {
    const mark = type.isInSet(node.marks);
    const [begins, last] = [start + offset, links.at(-1)];
    if (!mark) return;
    if (last?.to === begins && last.href === mark.attrs.href) last.to += node.nodeSize;
    else links.push({ href: String(mark.attrs.href), from: begins, to: begins + node.nodeSize });
  });
  return links.find((link) => link.from <= from && link.to >= to) ?? { href: '', from, to };
}

/** Links the words at the selection, or writes the address where there are none. An empty address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, href: former } = linkAt(state);
    const type = state.schema.marks.link;
    if (!type) return false;
    const { tr } = state;
    const end = from === to && href !== '' ? from + href.length : to;
    if (end !== to) tr.insertText(href, from);
    const target = former === '' ? null : targetAt(state, from, to);
    tr.removeMark(from, end, type);
    if (href !== '') tr.addMark(from, end, type.create({ href, target }));
    dispatch?.(
      tr
        .setSelection(TextSelection.near(tr.doc.resolve(end), -1))
        .removeStoredMark(type)
        .scrollIntoView(),
    );
    return true;
  };

function targetAt({ doc, schema }: EditorState, from: number, to: number): string | null {
  let target: string | null = null;
  doc.nodesBetween(from, to, (node) => {
    const link = schema.marks.link?.isInSet(node.marks);
    if (link) target = link.attrs.target;
  });
  return target;
}
