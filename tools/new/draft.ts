import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '@odeta/workspace/failure';

/** Files to be written together: what is refused half-way has written nothing. */
export function createDraft(root: string) {
  const texts = new Map<string, string>();
  const has = (file: string) => texts.has(file) || existsSync(path.join(root, file));
  const read = (file: string) => texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');

  return {
    root,
    has,
    read,

    add(file: string, text: string) {
      if (has(file)) throw new StartFailure(`${file} exists already.`);
      texts.set(file, text);
    },

    /** @throws if the change does not find what it looks for, because the file has another form by now. */
    edit(file: string, change: (text: string) => string) {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new Error(`${file} has another form than \`npm run new\` expects`);
      texts.set(file, after);
    },

    /** The texts of all files below a folder that are written. */
    below: (folder: string) => [...texts].filter(([file]) => file.startsWith(`${folder}/`)).map(([, text]) => text),

    /** @returns the names of the written files. */
    write(): string[] {
      for (const [file, text] of texts) {
        mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
        writeFileSync(path.join(root, file), text);
      }
      return [...texts.keys()];
    },
  };
}

export type Draft = ReturnType<typeof createDraft>;
