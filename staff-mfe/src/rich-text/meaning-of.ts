const blocks = new Set(['P', 'UL', 'OL', 'LI']);
/** What is written in two ways, or means nothing. */
const marks: Readonly<Record<string, string>> = { B: 'bold', STRONG: 'bold', I: 'italic', EM: 'italic', SPAN: '' };

/**
 * What HTML means, to compare two texts: its blocks, and its words with what applies to them. Equal for `<b><i>x</i></b>` and
 * `<i><b>x</b></i>`, or any white space that browsers show as one space. Of elements that the editor does not know it keeps the tags.
 */
export function meaningOf(root: Element): string {
  const tokens: string[] = [];
  let links = 0;
  /** Of the words that follow. */
  let current = '';
  let text = '';

  visit(root, []);
  flush();
  return tokens.join('\n');

  function visit(parent: Node, applied: readonly string[]) {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) write(node.textContent ?? '', applied);
      else if (isElement(node)) enter(node, applied);
      else boundary(`<!-- ${node.textContent} -->`);
    }
  }

  function enter(element: Element, applied: readonly string[]) {
    const { tagName } = element;
    const mark = tagName === 'A' ? linkOf(element, ++links) : markOf(element);
    if (mark !== undefined) return visit(element, mark === '' ? applied : [...applied, mark]);
    const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).join('');
    boundary(`<${tagName}${attributes}>`);
    visit(element, blocks.has(tagName) ? [] : applied);
    if (tagName !== 'BR') boundary(`</${tagName}>`);
  }

  function write(words: string, applied: readonly string[]) {
    const next = [...new Set(applied)].sort().join(' ');
    for (const [part] of words.matchAll(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g)) {
      // A space belongs to what stands before it, whichever mark surrounds it.
      const isSpace = /^[ \t\r\n\f]/.test(part);
      if (isSpace) text = text === '' || text.endsWith(' ') ? text : `${text} `;
      else {
        if (next !== current) flushRun();
        current = next;
        text += part;
      }
    }
  }

  function flushRun() {
    if (text !== '') tokens.push(`[${current}]${text}`);
    text = '';
  }

  function flush() {
    text = text.trimEnd();
    flushRun();
  }

  function boundary(token: string) {
    flush();
    // Empty paragraphs have no height. Browsers make one of `</p>` after a list, since no paragraph has lists.
    if (token === '</P>' && tokens.at(-1) === '<P>') tokens.pop();
    else tokens.push(token);
  }
}

const markOf = ({ tagName, attributes }: Element) => (attributes.length === 0 ? marks[tagName] : undefined);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function linkOf(link: Element, index: number): string | undefined {
  const { href, target, rel, ...rest } = Object.fromEntries(
    [...link.attributes].map(({ name, value }) => [name, value]),
  );
  if (href === undefined || Object.keys(rest).length > 0) return undefined;
  // The sanitiser adds it, and removes any other.
  if (rel !== undefined && !(target === '_blank' && rel === 'noopener')) return undefined;
  return `link-${index} ${href} ${target ?? ''}`;
}
