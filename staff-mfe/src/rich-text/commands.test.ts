/** @jest-environment @odeta/build/dom-environment */

import { undo } from 'prosemirror-history';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { linkAt, listOf, setLink, toggleList, toggleStyle } from './commands.ts';
import { createState } from './create-state.ts';
import { readHtml } from './read-html.ts';
import { createSchema } from './schema.ts';
import { writeHtml } from './write-html.ts';

/** An editor with some of its text selected. */
function open(html: string, from = 1, to = from, isLine = false) {
  const schema = createSchema(isLine);
  const rich = readHtml(schema, html);
  if (!rich) throw new Error('not readable');
  let state = createState({ schema, doc: rich.doc, isLine, onLink: () => {} });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  return {
    schema,
    state: (): EditorState => state,
    html: () => writeHtml(state.doc, rich.isBare),
    run(command: Command) {
      command(state, (transaction) => {
        state = state.apply(transaction);
      });
      return writeHtml(state.doc, rich.isBare);
    },
  };
}

test('words become bold and italic, and plain again', () => {
  const editor = open('One two', 1, 4);

  expect(editor.run(toggleStyle(editor.schema, 'bold'))).toBe('<b>One</b> two');
  expect(editor.run(toggleStyle(editor.schema, 'italic'))).toBe('<b><i>One</i></b> two');
  expect(editor.run(toggleStyle(editor.schema, 'bold'))).toBe('<i>One</i> two');
  expect(editor.run(undo)).not.toContain('<b>One</b> two<');
});

test('a paragraph becomes a list, the list another one, and a paragraph again', () => {
  const editor = open('One');

  expect(editor.run(toggleList(editor.schema, 'bullet_list'))).toBe('<ul><li>One</li></ul>');
  expect(listOf(editor.state())).toBe('bullet_list');
  expect(editor.run(toggleList(editor.schema, 'ordered_list'))).toBe('<ol><li>One</li></ol>');
  expect(editor.run(toggleList(editor.schema, 'ordered_list'))).toBe('One');
});

test('words become a link, whose address is changed or removed from anywhere in it', () => {
  const editor = open('See the help', 9, 13);

  expect(editor.run(setLink('/a'))).toBe('See the <a href="/a">help</a>');
  const inside = open('See <a href="/a" target="_blank" rel="noopener">the <b>help</b></a>', 7);
  expect(linkAt(inside.state())).toEqual({ href: '/a', from: 5, to: 13 });
  expect(inside.run(setLink('/b'))).toBe('See <a href="/b" target="_blank" rel="noopener">the <b>help</b></a>');
  const other = open('See <a href="/a">the <b>help</b></a>', 7);
  expect(other.run(setLink(''))).toBe('See the <b>help</b>');
});

test('without selected words a link shows its address', () => {
  expect(open('See ', 4).run(setLink('/a'))).toContain('<a href="/a">/a</a>');
});
