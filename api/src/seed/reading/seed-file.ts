import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type Document, isMap, LineCounter, parseDocument } from 'yaml';

/** A seed file with its content and the line of each part. */
export interface SeedFile<Content> {
  name: string;
  content: Content;
  text: string;
  lineOf: (at: readonly PropertyKey[]) => number;
}

/** An error in a seed file, with file and line. */
export class SeedError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'SeedError';
  }
}

/** Reads and validates one file. Throws a `SeedError` for the first error. */
export async function readSeedFile<S extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: S,
): Promise<SeedFile<v.InferOutput<S>>> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => '');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new SeedError(name, lines.linePos(broken.pos[0]).line, broken.message.split('\n')[0] ?? '');

  const lineOf = (at: readonly PropertyKey[]) => lines.linePos(offsetOf(document, at)).line;
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return { name, content: result.output, text, lineOf };

  const [issue] = result.issues;
  const at = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  throw new SeedError(name, lineOf(at), `${at.map(String).join('.') || 'the file'}: ${issue.message}`);
}

/** The offset of the node at this path, or of its nearest existing parent. */
function offsetOf(document: Document, at: readonly PropertyKey[]): number {
  const parent = at.length === 0 ? document.contents : document.getIn(at.slice(0, -1), true);
  const key = at.at(-1);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => String(item.key) === String(key));
    const range = (pair?.key as { range?: [number] } | undefined)?.range ?? parent.range;
    if (range) return range[0];
  }
  const node = document.getIn(at, true) as { range?: [number] } | undefined;
  if (node?.range) return node.range[0];
  return at.length === 0 ? 0 : offsetOf(document, at.slice(0, -1));
}
