import { fileURLToPath } from 'node:url';
import { readSeed } from '../seed/reading/read-seed.ts';
import { previewsOf } from './email-previews.ts';

const previews = previewsOf(await readSeed(fileURLToPath(new URL('../seed/data', import.meta.url))));

/** What a mail program would show wrongly, as `<e-mail>: <value>`. */
const broken = (valuesOf: (preview: (typeof previews)[number]) => readonly string[]) =>
  previews.flatMap((one) => valuesOf(one).map((value) => `${one.edition} ${one.kind} ${one.name}: ${value}`));

/** https://www.caniemail.com: Outlook for Windows and older Apple devices know no WebP, AVIF or SVG. */
test('pictures of e-mails are JPEG, with a size and an alternative text (N1)', () => {
  const picturesOf = (html: string) => html.match(/<img\b[^>]*>/g) ?? [];

  expect(previews.flatMap(({ html }) => picturesOf(html)).length).toBeGreaterThan(100);
  const isFit = (img: string) => /src="[^"]+\.jpg"/.test(img) && /width="\d+" height="\d+" alt\b/.test(img);
  expect(broken(({ html }) => picturesOf(html).filter((img) => !isFit(img)))).toEqual([]);
});

/** Gmail shows 102 KB of an e-mail, and ignores styles of more than 16 KB (https://developers.google.com/workspace/gmail/design/css). */
test('e-mails are not cut off by Gmail, also with forty goods more, and it reads their styles', () => {
  const [whole, styles, ofGoods] = [102_000, 16_384, 40 * 1_000];

  expect(broken(({ html }) => (Buffer.byteLength(html) > whole - ofGoods ? [String(html.length)] : []))).toEqual([]);
  const stylesOf = (html: string) => html.match(/<style[^>]*>.*?<\/style>/gs) ?? [];
  expect(broken(({ html }) => (stylesOf(html).join('').length > styles ? ['styles'] : []))).toEqual([]);
});

/** RFC 5322, 2.1.1; most programs show some 60 characters of a subject, and none show a second line. */
test('every link of an e-mail is in its text version, too, and no line is too long for a mail server', () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/href="([^"#]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

  const missing = broken(({ html, text }) => linksOf(html).filter((link) => !text.includes(link.replace(/\/$/, ''))));
  expect(missing).toEqual([]);
  expect(broken(({ text }) => text.split('\n').filter((line) => Buffer.byteLength(line) > 998))).toEqual([]);
  expect(broken(({ subject }) => (subject.length > 100 || /\n/.test(subject) ? [subject] : []))).toEqual([]);
});
