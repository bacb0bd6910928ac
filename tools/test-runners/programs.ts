import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

export interface Program {
  /** What cannot be tested without it, as the beginning of a sentence. */
  untested: string;
  /** The environment variable with its path for the tests. */
  variable: string;
  place: string;
  /** The name of Debian's package. */
  package: string;
}

interface Programs {
  /** Paths by the names of their environment variables. */
  found: Record<string, string>;
  /** A sentence for each that is missing. */
  missing: string[];
}

/** Programs that some tests need. Missing ones are installed if possible. */
export function findPrograms(
  programs: readonly Program[],
  { exists = existsSync, install = installPackages } = {},
): Programs {
  const isMissing = ({ place }: Program) => !exists(place);
  const absent = programs.filter(isMissing);
  if (absent.length > 0) install(absent.map((program) => program.package));
  return {
    found: Object.fromEntries(
      programs.filter(({ place }) => exists(place)).map(({ variable, place }) => [variable, place]),
    ),
    missing: programs
      .filter(isMissing)
      .map(({ untested, place, package: name }) => `${untested}: ${place} is missing (Debian's ${name}).`),
  };
}
