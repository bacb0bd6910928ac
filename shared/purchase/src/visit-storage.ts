import * as v from 'valibot';

export const StoredTextSchema = v.string();

/** A value that survives a page load. */
export interface StoredValue<Value> {
  /** `null` when nothing is stored or it cannot be parsed. */
  read(): Value | null;
  keep(value: Value): void;
  forget(): void;
}

/** Stores a value in `sessionStorage` by default. Without storage (on a server, or blocked by the browser) nothing is stored. */
export function visitStorage<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  storage: () => Storage = () => globalThis.sessionStorage,
): StoredValue<v.InferOutput<Schema>> {
  const parse = v.safeParser(v.pipe(v.string(), v.parseJson(), schema));

  function use<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(storage());
    } catch {
      return null;
    }
  }

  return {
    read() {
      const stored = parse(use((place) => place.getItem(name)));
      return stored.success ? stored.output : null;
    },
    keep: (value) => void use((place) => place.setItem(name, JSON.stringify(value))),
    forget: () => void use((place) => place.removeItem(name)),
  };
}
