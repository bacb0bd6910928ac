/** @jest-environment @odeta/build/dom-environment */

import { undo } from 'prosemirror-history';
import { DOMParser as DocumentParser } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { linkAt, listOf, setLink, toggleList, toggleStyle } from './commands.ts';
import { createState } from './create-state.ts';
import { cleanPasted, withoutAttributes } from './pasted.ts';
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
    paste(pasted: string) {
      const body = new DOMParser().parseFromString(withoutAttributes(pasted), 'text/html').body;
      const slice = cleanPasted(schema, isLine, DocumentParser.fromSchema(schema).parseSlice(body));
      state = state.apply(state.tr.replaceSelection(slice));
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

const word = `<html xmlns:o="urn:x"><head><style>p { color: red }</style></head><body><!--StartFragment-->
<h1 class=MsoTitle style='mso-list:l0'>Title<o:p></o:p></h1><p class="MsoNormal" style="margin:0"><b><span lang="SK">Bold</span></b>
<a href="javascript:alert(1)">bad</a> <a href="https://odeta.sk" onclick="x()">good</a><img src="x.png"></p>
<table><tr><td>Cell</td></tr></table><script>alert(1)</script><!--EndFragment--></body></html>`;

test('what is pasted from Word or a page becomes only what the shop allows', () => {
  expect(open('').paste(word)).toBe(
    '<p>Title</p><p><b>Bold</b> bad <a href="https://odeta.sk">good</a></p><p>Cell</p>',
  );
});

test('in a line it becomes a line', () => {
  expect(open('', 1, 1, true).paste('<p>One</p><ul><li>Two <b>three</b></li></ul>')).toBe('One Two <b>three</b>');
});
