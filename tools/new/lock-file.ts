import type { Draft } from './draft.ts';

const LOCK_FILE = 'pnpm-lock.yaml';

/**
 * Writes a unit's part of the lock file as a copy of another unit's, without the packages that it does not use: they have the same
 * versions, so that nothing must be asked of the registry.
 */
export function addToLockFile(
  draft: Draft,
  folder: string,
  { model, left }: { model: string; left: readonly string[] },
) {
  draft.edit(LOCK_FILE, (text) => {
    const [part = ''] = new RegExp(`^ {2}${model}:\\n(?: {4}.*\\n)+\\n`, 'm').exec(text) ?? [];
    const own = left.reduce((lines, name) => lines.replace(entryOf(name), ''), part);
    return text.replace(part, () => own.replace(`  ${model}:`, `  ${folder}:`) + part);
  });
}

/** A package in a part of the lock file: its name, specifier and version. */
const entryOf = (name: string) => new RegExp(`^ {6}'?${name}'?:\\n(?: {8}.*\\n)+`, 'm');
