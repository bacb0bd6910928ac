import path from 'node:path';
import { type ExportNamedDeclaration, type ImportDeclaration, type ModuleItem, parseSync } from '@swc/core';

/** Declarations of our packages: contents of `.d.ts` files by their paths without the suffix. */
export type DeclarationFiles = Readonly<Record<string, string>>;

interface Source {
  /** The file, or the external package. */
  from: string;
  isOurs: boolean;
}

interface Binding extends Source {
  /** The name there: `*` for the whole module. */
  name: string;
}

interface ParsedFile {
  declared: Map<string, { text: string; names: readonly string[]; imports: readonly Binding[] }[]>;
  imported: Map<string, Binding>;
  /** Exported names, of declarations here or in other modules. */
  exported: Map<string, Binding>;
  all: Source[];
}

/**
 * The declarations that some names need, transitively. Changes of other declarations do not affect the result. Names of our other packages
 * become paths within it.
 */
export function shakeDeclarations(
  files: DeclarationFiles,
  packages: Readonly<Record<string, string>>,
  needed: readonly { file: string; name: string }[],
  instead: readonly { file: string; name: string; text: string }[] = [],
): Record<string, string[]> {
  const parsed = new Map<string, ParsedFile>();
  const lines = new Map<string, Set<string>>();
  for (const { file, name } of needed) for (const one of exportsOf(file, name)) keepExport(file, one);
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([file, kept]) => [file, [...kept].sort()]));

  function fileOf(file: string): ParsedFile {
    const text = files[file];
    if (text === undefined) throw new Error(`There are no declarations of ${file}`);
    const known = parsed.get(file) ?? parseFile(text, (source) => sourceOf(file, source));
    parsed.set(file, known);
    return known;
  }

  function sourceOf(file: string, source: string): Source {
    const local = source.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), source.replace(/\.tsx?$/, ''))
      : packages[source];
    return local === undefined ? { from: source, isOurs: false } : { from: local, isOurs: true };
  }

  function exportsOf(file: string, name: string): string[] {
    if (name !== '*') return [name];
    const { exported, declared, all } = fileOf(file);
    return [...exported.keys(), ...declared.keys(), ...all.filter(isOurs).flatMap(({ from }) => exportsOf(from, '*'))];
  }

  function keep(file: string, line: string) {
    const kept = lines.get(file) ?? new Set(['export {};']);
    lines.set(file, kept);
    if (kept.has(line)) return false;
    kept.add(line);
    return true;
  }

  /** @returns whether the file exports the name. */
  function keepExport(file: string, name: string): boolean {
    const { exported, declared, all } = fileOf(file);
    const other = exported.get(name);
    if (other?.from === '') {
      if (keep(file, `export { ${other.name} as ${name} };`)) keepLocal(file, other.name);
      return true;
    }
    if (other) {
      if (keep(file, `export { ${other.name} as ${name} } from '${specifier(file, other)}';`)) follow(other);
      return true;
    }
    if (declared.has(name)) {
      keepLocal(file, name);
      return true;
    }
    const star = all.filter(isOurs).find(({ from }) => keepExport(from, name));
    if (star) keep(file, `export { ${name} } from '${specifier(file, star)}';`);
    return star !== undefined;
  }

  function keepLocal(file: string, name: string) {
    const { declared, imported } = fileOf(file);
    const other = instead.find((one) => one.file === file && one.name === name);
    if (other) return void keep(file, other.text);
    const binding = imported.get(name);
    if (binding && keep(file, importOf(file, name, binding))) follow(binding);
    for (const { text, names, imports } of declared.get(name) ?? []) {
      if (!keep(file, withLocalSpecifiers(file, text))) continue;
      for (const mentioned of names) keepLocal(file, mentioned);
      imports.forEach(follow);
    }
  }

  function follow({ from, isOurs, name }: Binding) {
    if (isOurs) for (const one of exportsOf(from, name)) keepExport(from, one);
  }

  function withLocalSpecifiers(file: string, text: string) {
    return text.replace(/import\("([^"]+)"\)/g, (_, source) => `import("${specifier(file, sourceOf(file, source))}")`);
  }
}

const isOurs = (source: Source) => source.isOurs;

function importOf(file: string, local: string, binding: Binding) {
  const what = binding.name === '*' ? `* as ${local}` : `{ ${binding.name} as ${local} }`;
  return `import ${what} from '${specifier(file, binding)}';`;
}

function specifier(file: string, { from, isOurs }: Source) {
  if (!isOurs) return from;
  const relative = path.posix.relative(path.posix.dirname(file), from);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function parseFile(text: string, sourceOf: (source: string) => Source): ParsedFile {
  const bytes = Buffer.from(text);
  const { body, span } = parseSync(text, { syntax: 'typescript' });
  const file: ParsedFile = { declared: new Map(), imported: new Map(), exported: new Map(), all: [] };
  for (const item of body) {
    if (item.type === 'ImportDeclaration') takeImports(file, item, sourceOf(item.source.value));
    else if (item.type === 'ExportAllDeclaration') file.all.push(sourceOf(item.source.value));
    else if (item.type === 'ExportNamedDeclaration')
      takeExports(file, item, item.source ? sourceOf(item.source.value) : { from: '', isOurs: true });
    else {
      const own = bytes.toString('utf8', item.span.start - span.start, item.span.end - span.start);
      const entry = { text: own, ...mentionsOf(item, sourceOf) };
      for (const name of namesDeclaredBy(item)) file.declared.set(name, [...(file.declared.get(name) ?? []), entry]);
    }
  }
  return file;
}

function takeImports({ imported }: ParsedFile, { specifiers }: ImportDeclaration, source: Source) {
  for (const one of specifiers) {
    const name = { ImportSpecifier: nameIn(one), ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' };
    imported.set(one.local.value, { ...source, name: name[one.type] });
  }
}

function takeExports({ exported }: ParsedFile, { specifiers }: ExportNamedDeclaration, source: Source) {
  for (const one of specifiers)
    if (one.type === 'ExportSpecifier')
      exported.set((one.exported ?? one.orig).value, { ...source, name: one.orig.value });
}

function mentionsOf(item: ModuleItem, sourceOf: (source: string) => Source) {
  const names: string[] = [];
  const imports: Binding[] = [];
  visit(item, (node) => {
    if (node.type === 'Identifier') names.push(String(node.value));
    if (node.type === 'TsImportType')
      imports.push({ ...sourceOf(textIn(node.argument)), name: textIn(node.qualifier) || '*' });
  });
  return { names, imports };
}

const nameIn = (specifier: object) => {
  const { imported, local } = specifier as { imported?: { value: string } | null; local: { value: string } };
  return imported?.value ?? local.value;
};

const textIn = (node: unknown) => String((node as { value?: unknown } | null)?.value ?? '');

interface Node {
  type: string;
  [key: string]: unknown;
}

function namesDeclaredBy(item: ModuleItem): string[] {
  const declaration = (item.type === 'ExportDeclaration' ? item.declaration : item) as unknown as Node;
  if (declaration.type === 'VariableDeclaration')
    return (declaration.declarations as { id: unknown }[]).map(({ id }) => textIn(id));
  return [textIn(declaration.identifier ?? declaration.id)].filter(Boolean);
}

function visit(value: unknown, take: (node: Node) => void) {
  if (Array.isArray(value)) for (const part of value) visit(part, take);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') take(value as Node);
    for (const part of Object.values(value)) visit(part, take);
  }
}
