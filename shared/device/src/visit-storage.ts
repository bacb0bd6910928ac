import { type SafeStorage, safeSessionStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

export const StoredTextSchema = v.string();

/** A value that survives a page load. */
export interface StoredValue<Value> {
  /** `null` when nothing is stored or it cannot be parsed. */
  read(): Value | null;
  keep(value: Value): void;
  forget(): void;
}

/** Stores a value, by default for the visit in this tab. */
export function visitStorage<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  storage: () => SafeStorage = safeSessionStorage,
): StoredValue<v.InferOutput<Schema>> {
  const parse = v.safeParser(v.pipe(v.string(), v.parseJson(), schema));

  return {
    read() {
      const stored = parse(storage().getItem(name));
      return stored.success ? stored.output : null;
    },
    keep: (value) => void storage().setItem(name, JSON.stringify(value)),
    forget: () => storage().removeItem(name),
  };
}
