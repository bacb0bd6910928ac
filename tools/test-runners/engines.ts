import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

interface Program {
  engine: string;
  /** Where the tests look for its place. */
  variable: string;
  place: string;
  /** Debian's package. */
  package: string;
}

const programs: readonly Program[] = [
  { engine: 'Firefox', variable: 'FIREFOX', place: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  { engine: 'WebKit', variable: 'WEBKIT_DRIVER', place: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  // WebKit's test browser draws on a screen.
  { engine: 'WebKit', variable: 'XVFB', place: '/usr/bin/Xvfb', package: 'xvfb' },
];

interface Engines {
  /** Paths of programs by the names of their environment variables. */
  found: Record<string, string>;
  /** A sentence for each program that is not installed. */
  missing: string[];
}

/** The programs that drive Firefox and WebKit. Those that are missing are installed where that may be done. */
export function findEngines({ exists = existsSync, install = installPackages } = {}): Engines {
  const isMissing = ({ place }: Program) => !exists(place);
  const absent = programs.filter(isMissing);
  if (absent.length > 0) install(absent.map((program) => program.package));
  return {
    found: Object.fromEntries(
      programs.filter(({ place }) => exists(place)).map(({ variable, place }) => [variable, place]),
    ),
    missing: programs
      .filter(isMissing)
      .map(
        ({ engine, place, package: name }) => `Nothing is bought in ${engine}: ${place} is missing (Debian's ${name}).`,
      ),
  };
}
