import { engines } from './engines.ts';
import { findPrograms } from './programs.ts';

/** A machine with these programs, and a package manager that can install others. */
function createMachine(places: string[], packages: Record<string, string> = {}) {
  const asked: string[][] = [];
  return {
    asked,
    exists: (place: unknown) => places.includes(String(place)),
    install: (names: readonly string[]) => {
      asked.push([...names]);
      places.push(...names.flatMap((name) => packages[name] ?? []));
    },
  };
}

test('a machine that has all engines installs nothing', () => {
  const machine = createMachine(['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']);

  const { found, missing } = findPrograms(engines, machine);

  expect(Object.keys(found)).toEqual(['FIREFOX', 'WEBKIT_DRIVER', 'XVFB']);
  expect(missing).toEqual([]);
  expect(machine.asked).toEqual([]);
});

test('missing engines are installed, and those that cannot be installed are reported with their package', () => {
  const machine = createMachine(['/usr/bin/Xvfb'], { 'firefox-esr': '/usr/bin/firefox-esr' });

  const { found, missing } = findPrograms(engines, machine);

  expect(machine.asked).toEqual([['firefox-esr', 'webkit2gtk-driver']]);
  expect(found).toEqual({ FIREFOX: '/usr/bin/firefox-esr', XVFB: '/usr/bin/Xvfb' });
  expect(missing).toEqual([
    "Nothing is bought in WebKit: /usr/bin/WebKitWebDriver is missing (Debian's webkit2gtk-driver).",
  ]);
});
