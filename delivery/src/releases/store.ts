/** Path prefix of releases: `/releases/cart/1.0.0-abc/release.json` is the file `cart/1.0.0-abc/release.json` of the store. */
export const RELEASES_BASE = '/releases/';

/** A store of releases and discovery documents, as servers read it. Files are identified by their path, with `/`. */
export interface ReadableStore {
  /**
   * @returns `null` if there is no such file.
   * @throws {Error} if the store cannot be reached, or the path is outside of it.
   */
  find(file: string): Promise<Buffer | null>;
}

/** A store as teams write it. Created files are never changed. */
export interface WritableStore extends ReadableStore {
  /** Atomic: a reader sees the whole file or none. @returns `false` if the file exists, which then stays unchanged. */
  create(file: string, bytes: Buffer): Promise<boolean>;
  /** Replaces a file; only for hints that speed up reading. */
  replace(file: string, bytes: Buffer): Promise<void>;
  /** The files below a folder, with their creation times in milliseconds. */
  list(folder: string): Promise<StoredFile[]>;
  remove(file: string): Promise<void>;
}

export interface StoredFile {
  file: string;
  createdAt: number;
}

/** A failure of a store with a message for the person who ran the command. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
