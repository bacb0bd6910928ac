/** Addresses of releases begin with it: `/releases/cart/1.0.0-abc/release.json` is the file `cart/1.0.0-abc/release.json` of the store. */
export const RELEASES_BASE = '/releases/';

/** Where releases and the discovery documents are kept, as servers read it. Files are named by their path, with `/`. */
export interface ReadableStore {
  /**
   * @returns `null` if there is no such file.
   * @throws {Error} if the store cannot be reached, or the file lies outside of it.
   */
  find(file: string): Promise<Buffer | null>;
}

/** As teams write it. Nothing that was created is ever changed. */
export interface WritableStore extends ReadableStore {
  /** In one step: a reader sees the whole file or none. @returns `false` if there is one already, which stays as it is. */
  create(file: string, bytes: Buffer): Promise<boolean>;
  /** Replaces a file that only makes reading faster. */
  replace(file: string, bytes: Buffer): Promise<void>;
  /** The files below a folder, with the time in milliseconds at which each was created. */
  list(folder: string): Promise<StoredFile[]>;
  remove(file: string): Promise<void>;
}

export interface StoredFile {
  file: string;
  createdAt: number;
}

/** What a store refuses or does not have, as a sentence for the person who gave the command. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
