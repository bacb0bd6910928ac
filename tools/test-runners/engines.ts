import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

interface Program {
  engine: string;
  /** The environment variable with its path for the tests. */
  variable: string;
  place: string;
  /** The name of Debian's package. */
  package: string;
}

const programs: readonly Program[] = [
  { engine: 'Firefox', variable: 'FIREFOX', place: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  { engine: 'WebKit', variable: 'WEBKIT_DRIVER', place: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  // WebKit's test browser needs a display.
  { engine: 'WebKit', variable: 'XVFB', place: '/usr/bin/Xvfb', package: 'xvfb' },
];

interface Engines {
  /** Paths of programs by the names of their environment variables. */
  found: Record<string, string>;
  missing: string[];
}

/** The programs for Firefox and WebKit. Missing ones are installed if possible. */
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
