import type { Declarations } from '@odeta/delivery/releases/uses';
import { type ModuleItem, parseSync } from '@swc/core';

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Found {
  node: Node;
  text: string;
}

interface Node {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}

/**
 * A declaration without members of objects and with `never` in the place of values that have none of the known names: what is new to the
 * other side, and what the unit never mentions.
 */
export function pruneDeclaration(statement: string, known: ReadonlySet<string>): string {
  const bytes = Buffer.from(statement);
  const { body, span } = parseSync(statement, { syntax: 'typescript' });
  const unwanted = body.flatMap((item) => find(item));
  return applied(
    bytes,
    unwanted.map(({ node, text }) => ({ start: node.span.start - span.start, end: node.span.end - span.start, text })),
  );

  function find(value: unknown): Found[] {
    if (typeof value !== 'object' || value === null) return [];
    const below = () => Object.values(value).flatMap(find);
    if (!isNode(value)) return below();
    if (isUnknownMember(value)) return [{ node: value, text: '' }];
    return [...unknownValues(value), ...below()];
  }

  function isUnknown(name: string) {
    return WORD.test(name) && !known.has(name);
  }

  function isUnknownMember({ type, key }: Node) {
    const name = MEMBERS.includes(type) ? textOf(key) : undefined;
    return name !== undefined && isUnknown(name);
  }

  /** Not if nothing would remain: then the type is about something else. */
  function unknownValues({ type, types }: Node): Found[] {
    if (type !== 'TsUnionType') return [];
    const options = (types as Node[]).filter((option) => option.type === 'TsLiteralType');
    const unknown = options.filter(({ literal }) => {
      const value = textOf(literal);
      return value !== undefined && isUnknown(value);
    });
    return unknown.length < options.length ? unknown.map((node) => ({ node, text: 'never' })) : [];
  }
}

const MEMBERS = ['TsPropertySignature', 'TsMethodSignature'];

const isNode = (value: unknown): value is Node & ModuleItem =>
  typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

/** Of an identifier or a text; of a number it is not known. */
function textOf(node: unknown): string | undefined {
  const { type, value } = node as { type: string; value?: unknown };
  return ['Identifier', 'StringLiteral'].includes(type) ? String(value) : undefined;
}

function applied(bytes: Buffer, edits: readonly Edit[]) {
  let at = 0;
  let result = '';
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    result += bytes.toString('utf8', at, start) + text;
    at = end;
    // A member ends with a semicolon or comma, which may be outside of it.
    const rest = bytes.toString('utf8', at, at + 1);
    if (text === '' && [';', ','].includes(rest)) at += 1;
  }
  return result + bytes.toString('utf8', at);
}

/** Every name and text in declarations. */
export const wordsIn = ({ files }: Pick<Declarations, 'files'>): ReadonlySet<string> =>
  new Set(
    Object.values(files)
      .flat()
      .join('\n')
      .match(/[\w$-]+/g),
  );

/** Names with other characters, such as `~standard`, are not looked for. */
const WORD = /^[\w$-]+$/;
