import { isBlock } from './pasted-blocks.ts';

/** Signs that nobody sees and that break searches: zero-width spaces, soft hyphens, marks of the direction. A joiner belongs to emoji and to the shop's texts. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Several spaces of which one does not break, as programs write them to keep their number. */
const SPACES = /[ \t\r\n]*\u00a0[ \u00a0\t\r\n]+|[ \t\r\n]+\u00a0/g;

const styled = 'a, b, strong, i, em';

/** Bold and italic words and links are written at the words themselves, whether a tag or a style of any element around them says it. */
export function rewriteWords(body: HTMLElement): void {
  const texts = textsIn(body);
  const runs = texts.map((text) => ({ text, tags: tagsOf(text), hasLines: hasLines(text) }));
  for (const element of body.querySelectorAll(styled)) element.replaceWith(...element.childNodes);
  for (const { text, tags, hasLines } of runs) rewrite(text, tags, hasLines);
  dropSpacers(body);
}

function textsIn(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Elements for the words, the outer one first. */
function tagsOf(text: Text): HTMLElement[] {
  const link = text.parentElement?.closest('a[href]');
  const bold = decided(text, 'b, strong, [data-bold]');
  const italic = decided(text, 'i, em, [data-italic]');
  const tags = [
    link && copyOf(link, 'a'),
    bold && bold.getAttribute('data-bold') !== 'no' && copyOf(bold, bold.matches('strong') ? 'strong' : 'b'),
    italic && italic.getAttribute('data-italic') !== 'no' && copyOf(italic, italic.matches('em') ? 'em' : 'i'),
  ];
  return tags.filter((one): one is HTMLElement => Boolean(one));
}

const decided = ({ parentElement }: Text, selector: string) => parentElement?.closest(selector) ?? null;
const hasLines = (text: Text) => decided(text, '[data-lines]')?.getAttribute('data-lines') === 'yes';

function copyOf(element: Element, tag: string): HTMLElement {
  const copy = element.ownerDocument.createElement(tag);
  const href = element.getAttribute('href');
  if (tag === 'a' && href !== null) copy.setAttribute('href', href);
  return copy;
}

function rewrite(text: Text, tags: readonly HTMLElement[], isKept: boolean) {
  const document = text.ownerDocument;
  const space = text.parentElement?.closest('[data-space]') ? /\u00a0/g : SPACES;
  const words = (text.data ?? '').replace(UNSEEN, '').replace(space, ' ');
  const lines = isKept ? words.split(/\r\n?|\n/) : [words];
  const parts = lines.flatMap((line, index) => [
    ...(index > 0 ? [document.createElement('br')] : []),
    document.createTextNode(line),
  ]);
  const [outer, inner] = [tags.at(0), tags.at(-1)];
  for (const [index, tag] of tags.entries()) tags[index - 1]?.append(tag);
  if (!outer || !inner) return text.replaceWith(...parts);
  text.replaceWith(outer);
  inner.append(...parts);
}

/** Empty lines between paragraphs: a break that stands between blocks, and a block with nothing but spaces. */
function dropSpacers(body: HTMLElement) {
  for (const line of body.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    if (beside.some((one) => one && isBlock(one)) && !isWritten(line.parentElement)) line.remove();
  }
  for (const block of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6'))
    if (/^[\s\u00a0]*$/.test(block.textContent ?? '') && !block.querySelector('img')) block.remove();
}

/** Whether an element has words of its own beside its blocks. */
const isWritten = (element: Element | null) =>
  [...(element?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
