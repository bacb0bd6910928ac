import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

export interface TestTitle {
  /** Relative to the root, with slashes. */
  file: string;
  title: string;
}

const FUNCTIONS = new Set(['test', 'it', 'describe']);
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'assets', 'test-results', 'coverage']);

/** Titles of all tests of Jest and Playwright below a folder, in the order of their files. */
export const readTestTitles = (root: string): TestTitle[] =>
  findTests(root).flatMap((file) =>
    titlesOf(readFileSync(path.join(root, file), 'utf8'), file.endsWith('x')).map((title) => ({ file, title })),
  );

function findTests(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED_FOLDERS.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return findTests(root, file);
      return /\.(test|spec)\.tsx?$/.test(file) ? [file] : [];
    });
}

/** The first argument of every `test`, `it` and `describe` of a source, with their variants (`test.each(…)(title)`). */
export function titlesOf(source: string, tsx = false): string[] {
  const titles: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', tsx }), (node) => {
    if (node.type !== 'CallExpression' || !FUNCTIONS.has(nameOf(node.callee))) return;
    const title = textOf(node.arguments?.[0]?.expression);
    if (title !== null) titles.push(title);
  });
  return titles;
}

interface Node {
  type?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  tag?: Node;
  arguments?: { expression: Node }[];
  quasis?: { cooked?: string }[];
}

function visit(node: unknown, see: (node: Node) => void) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as Node);
  for (const child of Object.values(node)) visit(child, see);
}

/** `test` for `test.each(rows)(title)`. */
function nameOf(node: Node | undefined): string {
  if (!node) return '';
  if (node.type === 'Identifier') return String(node.value);
  return nameOf(node.callee ?? node.object ?? node.tag);
}

/** The text of a literal; expressions in a template become `…`. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ cooked }) => cooked ?? '').join('…');
  return null;
}
