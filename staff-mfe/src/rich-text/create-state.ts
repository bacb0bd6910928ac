import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { toggleStyle } from './commands.ts';
import type { RichSchema } from './schema.ts';

interface Options {
  schema: RichSchema;
  doc: Node;
  isLine: boolean;
  /** Ctrl+K or ⌘K. */
  onLink: () => void;
}

/** Tab has no meaning of its own: it leaves the field. */
export function createState({ schema, doc, isLine, onLink }: Options): EditorState {
  const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  const link: Command = () => {
    onLink();
    return true;
  };
  const keys = {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleStyle(schema, 'bold'),
    'Mod-i': toggleStyle(schema, 'italic'),
    'Mod-k': link,
    'Shift-Enter': newLine,
    Enter: isLine ? newLine : splitListItem(schema.nodes.list_item),
  };
  return EditorState.create({ doc, plugins: [history(), keymap(keys), keymap(baseKeymap)] });
}
