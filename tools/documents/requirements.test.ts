import { workspace } from '@odeta/workspace/workspace';
import { fillProofs, findFaults, idsOf, joinSides, readRequirements } from './requirements.ts';
import { readTestTitles, titlesOf } from './test-titles.ts';

const row = (id: string, state: string, proofs = ' ') => `| ${id} | What the shop does. | ${state} |${proofs}|`;

test('the requirements document lists the tests that prove each row; otherwise run `npm run requirements`', () => {
  const titles = readTestTitles(workspace);

  expect(findFaults(readRequirements(), titles)).toEqual([]);
  expect(readRequirements()).toBe(fillProofs(readRequirements(), titles));
});

test('titles are found in every form of a test, but not in comments', () => {
  const source = `
    test('plain', () => {});
    test.each(['a'])('each %s', () => {});
    test.describe('group', () => { test(\`with \${1} value\`, async () => {}); });
    it.each\`a\`('table', () => {});
    // test('comment', () => {});
    run('another function');
  `;

  expect(titlesOf(source)).toEqual(['plain', 'each %s', 'group', 'with … value', 'table']);
});

test('a title can contain a single row id, a list, a range or an id with a note', () => {
  expect(idsOf('a menu opens (soon) after 150 ms (B7)')).toEqual(['B7']);
  expect(idsOf('one order, one charge (M3–M5, R9), and a cookie (D8: 7 days)')).toEqual(['M3', 'M4', 'M5', 'R9', 'D8']);
});

test('proofs are links to files, each listed once and sorted', () => {
  const titles = [
    { file: 'shell/b.test.ts', title: 'one (B7)' },
    { file: 'shell/a.test.ts', title: 'two (B7)' },
    { file: 'shell/b.test.ts', title: 'three (B7)' },
  ];

  expect(fillProofs(`# Title\n${row('B7', 'built')}`, titles)).toBe(
    `# Title\n${row('B7', 'built', ' [a.test.ts](../shell/a.test.ts), [b.test.ts](../shell/b.test.ts) ')}`,
  );
});

test('after a merge a row appears once, unless its sides differ in more than the proofs', () => {
  const [ours, theirs] = [row('B7', 'built', ' [a](a) '), row('B7', 'built', ' [b](b) ')];
  const conflict = (...sides: string[]) => ['<<<<<<< ours', sides[0], '=======', sides[1], '>>>>>>> theirs'].join('\n');

  expect(joinSides(conflict(ours, theirs))).toBe(ours);
  expect(joinSides(conflict(row('B7', 'built'), row('B7', 'planned')))).toBe(
    [row('B7', 'built'), row('B7', 'planned')].join('\n'),
  );
});

test('a built row without a test, a planned row with a test, a duplicate row and an unknown row are faults', () => {
  const document = [row('B7', 'built'), row('B8', 'planned'), row('B9', 'planned'), row('B9', 'planned')].join('\n');
  const titles = [{ file: 'shell/a.test.ts', title: 'one (B8, Z9)' }];

  expect(findFaults(document, titles)).toEqual([
    'B7 is built and has no test.',
    'B8 is planned and has a test.',
    'B9 is there twice.',
    'Z9, named in shell/a.test.ts, is no row.',
  ]);
});
