import { parse } from 'yaml';

/** The files of the workspace, as they are or with something missing. */
export interface Sources {
  code: (file: string) => string;
  /** The content of YAML or JSON. */
  data: (file: string) => unknown;
}

/** Each file is read and parsed once. */
export function createSources(read: (file: string) => string): Sources {
  const code = once(read);
  return { code, data: once((file) => parse(code(file), { merge: true })) };
}

function once<Result>(make: (file: string) => Result) {
  const made = new Map<string, Result>();
  return (file: string): Result => {
    if (!made.has(file)) made.set(file, make(file));
    return made.get(file) as Result;
  };
}

/** What stands at a path such as `product.reviews.note`. */
export function valueAt(data: unknown, place: string): unknown {
  let found = data;
  for (const key of place.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return found;
}
