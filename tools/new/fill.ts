import { readFileSync } from 'node:fs';
import path from 'node:path';

export const readTemplate = (file: string) => readFileSync(path.join(import.meta.dirname, 'templates', file), 'utf8');

/** A template with its placeholders filled in: `{{name}}` with the value of `name`. */
export const fill = (file: string, values: Record<string, string>) =>
  readTemplate(file).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} has the placeholder ${name}, which has no value`);
    return value;
  });
