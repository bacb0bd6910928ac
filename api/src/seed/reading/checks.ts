import { SeedError, type SeedFile } from './seed-file.ts';

export type At = readonly PropertyKey[];
/** Throws a `SeedError` with the line of `at` unless `fits`. */
export type Check = (fits: boolean, at: At, message: string) => void;

/** A check for a part of a file; paths are relative to `start`. */
export function checkOf(file: SeedFile<unknown>, start: At = []): Check {
  return (fits, at, message) => {
    if (!fits) throw new SeedError(file.name, file.lineOf([...start, ...at]), message);
  };
}
