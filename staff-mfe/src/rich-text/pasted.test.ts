/** @jest-environment @odeta/build/dom-environment */

import { EditorView } from 'prosemirror-view';
import { pastedPages } from '../../testing/pasted-pages.ts';
import { pastedTexts } from '../../testing/pasted-texts.ts';
import { randomPage } from '../../testing/random-page.ts';
import { createState } from './create-state.ts';
import { pasteProps } from './pasted.ts';
import { readHtml } from './read-html.ts';
import { createSchema } from './schema.ts';
import { writeHtml } from './write-html.ts';

/** jsdom has no layout, to which the editor scrolls. */
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
});

/** jsdom has no event of the clipboard. */
const paste = new Event('paste') as ClipboardEvent;

/** What an empty editor has after a paste. */
function after(pasted: { html: string } | { text: string }, isLine = false): string {
  const schema = createSchema(isLine);
  const rich = readHtml(schema, '');
  if (!rich) throw new Error('not readable');
  const place = document.body.appendChild(document.createElement('div'));
  const state = createState({ schema, doc: rich.doc, isLine, onLink: () => {} });
  const view = new EditorView(place, { state, ...pasteProps(schema, isLine) });
  if ('html' in pasted) view.pasteHTML(pasted.html, paste);
  else view.pasteText(pasted.text, paste);
  const html = writeHtml(view.state.doc, rich.isBare);
  view.destroy();
  return html;
}

test.each(Object.entries(pastedPages))(
  'from %s come the words, bold, italic, links, lists and lines, and nothing else',
  (_, [html, written]) => {
    expect(after({ html })).toBe(written);
  },
);

test.each(Object.entries(pastedTexts))('a text without HTML: %s', (_, [text, written]) => {
  expect(after({ text })).toBe(written);
});

test('in a line everything becomes a line', () => {
  expect(after({ html: '<p>One</p><ul><li>Two <b>three</b></li></ul>' }, true)).toBe('One Two <b>three</b>');
  expect(after({ text: '• One\n• Two' }, true)).toBe('• One • Two');
});

test('what was copied in the editor itself stays as it is', () => {
  const own = '<p data-pm-slice="1 1 []"><strong>One</strong> two\u00a0 three</p>';

  expect(after({ html: own })).toBe('<strong>One</strong> two\u00a0 three');
});

const wordsOf = (html: string) =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .body.innerHTML.match(/\bw\d+\b/g)
    ?.sort();

test('no word is lost or repeated, whatever tags stand around it', () => {
  for (let seed = 1; seed <= 120; seed += 1) {
    const html = randomPage(seed);
    for (const isLine of [false, true])
      expect([html, isLine, wordsOf(after({ html }, isLine))]).toEqual([html, isLine, wordsOf(html)]);
  }
});
