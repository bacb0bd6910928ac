import { installServers } from './debian-packages.ts';

test.each([
  ['a container whose packages start no services', true, [['haproxy', 'nginx-light']]],
  ["a developer's own machine", false, []],
])('on %s (%s), servers for tests are installed only if that does not start them', (_, exists, expected) => {
  const installed: (readonly string[])[] = [];

  installServers(['haproxy', 'nginx-light'], { exists: () => exists, install: (names) => installed.push(names) });

  expect(installed).toEqual(expected);
});
