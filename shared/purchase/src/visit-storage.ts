import * as v from 'valibot';

/** For a kept value that is nothing but a text. */
export const StoredTextSchema = v.string();

/** A value that outlives the page and ends with the visit. */
export interface StoredValue<Value> {
  /** `null` when there is none, or none that can be read. */
  read(): Value | null;
  keep(value: Value): void;
  forget(): void;
}

/** Keeps a value in the visit's storage. Where there is no storage (a server, a browser that forbids it), nothing is kept. */
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
