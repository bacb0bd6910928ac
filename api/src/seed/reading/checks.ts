import { SeedError, type SeedFile } from './seed-file.ts';

export type At = readonly PropertyKey[];
/** Throws a `SeedError` that names the place when something does not fit. */
export type Check = (fits: boolean, at: At, message: string) => void;

/** A check of one part of a file; the paths it is given count from there. */
export function checkOf(file: SeedFile<unknown>, start: At = []): Check {
  return (fits, at, message) => {
    if (!fits) throw new SeedError(file.name, file.lineOf([...start, ...at]), message);
  };
}
