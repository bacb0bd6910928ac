/** @jest-environment @odeta/build/dom-environment */

import { readHtml } from './read-html.ts';
import { createSchema } from './schema.ts';
import { writeHtml } from './write-html.ts';

const schema = createSchema(false);

function after(html: string, isLine = false): string | null {
  const rich = readHtml(isLine ? createSchema(true) : schema, html);
  return rich && writeHtml(rich.doc, rich.isBare);
}

test.each([
  '',
  'Plain <b>bold</b> and <strong>strong</strong>, <i>i</i> and <em>em</em>',
  'One<br />two &amp; three &lt;b&gt; "four"',
  '<p>One</p><p>Two</p>',
  '<p>One paragraph</p>',
  '<ul><li>One</li><li>Two<ol><li>Inner</li></ol></li></ul>',
  '<a href="/pomoc/?a=1&amp;b=%22">Help</a> and <a href="https://odeta.sk" target="_blank" rel="noopener">shop</a>',
  '<a href="/a">One</a> <a href="/a">Two</a>',
  'A non-breaking\u00a0space and a word\u2060joiner',
])('%s is written as it was', (html) => expect(after(html)).toBe(html));

test.each([
  ['what surrounds what', '<b><a href="/x">y</a></b>', '<a href="/x"><b>y</b></a>'],
  ['white space', '<p>One </p>\n  <p> Two\n three</p>\n', '<p>One</p><p>Two three</p>'],
  ['a list in a paragraph', '<p>Prices: <ul><li>One</li></ul></p>', '<p>Prices:</p><ul><li>One</li></ul>'],
  ['spans without attributes', 'A <span>word</span>', 'A word'],
])('%s may differ, because it means the same', (_, html, written) => expect(after(html)).toBe(written));

test.each([
  'Before<ul><li>One</li></ul>',
  '<ul><li><p>One</p></li></ul>',
  '<h2>Title</h2><p>Text</p>',
  '<p class="x">One</p>',
  '<p>One<!-- note --></p>',
  '<span style="color: red">Red</span>',
  '<img src="/x.jpg" alt="x" />',
  '<table><tr><td>One</td></tr></table>',
  '<a href="/x" title="y">One</a>',
  '<a href="/x" rel="nofollow">One</a>',
])('%s would lose something, so it is no text for the editor', (html) => expect(after(html)).toBeNull());

test('a line has neither paragraphs nor lists', () => {
  expect(after('One <b>two</b>', true)).toBe('One <b>two</b>');
  expect(after('<p>One</p><p>Two</p>', true)).toBeNull();
  expect(after('<ul><li>One</li></ul>', true)).toBeNull();
});
