import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { RichSchema } from './schema.ts';

const BULLET = /^\s*[•·▪◦‣●○*–-]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\S)/;
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

interface Group {
  list: 'bullet_list' | 'ordered_list' | null;
  lines: string[];
}

/** Text without HTML, as messengers and editors of plain text copy it: lines are paragraphs, and several with bullets or numbers a list. */
export function readPlainText(schema: RichSchema, isLine: boolean, pasted: string): Slice {
  const lines = pasted
    .replace(UNSEEN, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const blocks = isLine
    ? lines.map((line) => paragraphOf(schema, line))
    : groupsOf(lines).flatMap((one) => blocksOf(schema, one));
  const isOpen = (block: Node | undefined) => (block?.isTextblock ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks.at(0)), isOpen(blocks.at(-1)));
}

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const list = listOf(line);
    const last = groups.at(-1);
    if (last && list !== null && last.list === list) last.lines.push(line);
    else groups.push({ list, lines: [line] });
  }
  return groups;
}

function listOf(line: string): Group['list'] {
  if (BULLET.test(line)) return 'bullet_list';
  return NUMBER.test(line) ? 'ordered_list' : null;
}

function blocksOf(schema: RichSchema, { list, lines }: Group): Node[] {
  // One line with a number or a dash may be a sentence.
  if (list === null || lines.length === 1) return lines.map((line) => paragraphOf(schema, line));
  const items = lines.map((line) =>
    schema.nodes.list_item.create(
      null,
      paragraphOf(schema, line.replace(list === 'bullet_list' ? BULLET : NUMBER, '')),
    ),
  );
  return [schema.nodes[list].create(null, items)];
}

const paragraphOf = (schema: RichSchema, line: string) => schema.nodes.paragraph.create(null, schema.text(line.trim()));
