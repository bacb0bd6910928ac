import type { VersionSet } from '@odeta/contracts';
import { createReleaseFaults } from './release-faults.ts';
import { createShellChoice } from './shell-choice.ts';

const versions = (shell: string): VersionSet => ({
  shell: { url: `/releases/shell/${shell}/`, metadata: { integrity: '', version: shell } },
});

function open() {
  const faults = createReleaseFaults({ onSetAside() {} });
  const setAside = (version: string) => {
    for (let count = 0; count < 3; count += 1) faults.add('shell', `/releases/shell/${version}/`, new Error('blocked'));
  };
  return { shells: createShellChoice(faults), setAside };
}

test('a shell that is set aside is replaced by the last other shell that rendered pages', () => {
  const { shells, setAside } = open();
  for (const version of ['1', '2', '3']) shells.rendered(versions(version));

  setAside('3');

  expect(shells.inService(versions('3'))).toEqual(versions('2'));
});

test('a shell that is set aside stays in use when no other is known', () => {
  const { shells, setAside } = open();
  shells.rendered(versions('1'));

  setAside('1');

  expect(shells.inService(versions('1'))).toEqual(versions('1'));
});

test('a shell whose trial has not finished is replaced by one that rendered pages, if the others are not tried either', () => {
  const { shells } = open();
  shells.rendered(versions('1'));

  expect(shells.inService(versions('2'), () => true)).toEqual(versions('1'));
  expect(shells.inService(versions('1'), () => true)).toEqual(versions('1'));
  expect(shells.inService(versions('2'), () => false)).toEqual(versions('2'));
});
