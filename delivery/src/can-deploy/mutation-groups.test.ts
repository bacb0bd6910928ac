import { divide, groupsOf, together } from '../../testing/mutations/groups.ts';
import type { Mutation } from '../../testing/mutations/mutation.ts';

const mutation = (what: string, released: string, file: string, line?: string | RegExp): Mutation => ({
  what,
  released,
  edits: [[file, 'before', what]],
  ...(line !== undefined && { line }),
});

const [one, two, three] = [
  mutation('one', 'cart', 'a.ts', 'button: it is gone'),
  mutation('two', 'cart', 'b.ts', /price: .+$/),
  mutation('three', 'cart', 'c.ts'),
];

test('changes of a unit that touch different files are judged at once, breaking ones apart from harmless ones', () => {
  const [sameFile, otherUnit] = [mutation('four', 'cart', 'a.ts', 'x'), mutation('five', 'help', 'd.ts', 'x')];

  expect(groupsOf([one, two, three, sameFile, otherUnit])).toEqual([[one, two], [three], [sameFile], [otherUnit]]);
  expect(together([one, two])).toMatchObject({ released: 'cart', edits: [...one.edits, ...two.edits] });
});

test('each breaking change of a group has the line that is meant for it', () => {
  const lines = ['price: it may be null', 'cart → shell: button: it is gone'];

  expect(divide([one, two, three], { what: '', lines, milliseconds: 30 })).toEqual({
    verdicts: [
      { what: 'one', lines: [lines[1]], milliseconds: 10 },
      { what: 'two', lines: [lines[0]], milliseconds: 10 },
      { what: 'three', lines: [], milliseconds: 10 },
    ],
    open: [],
  });
});

test.each([
  ['a line is missing', ['button: it is gone'], [one, two]],
  ['there is a line more', ['button: it is gone', 'price: it is less', 'text: it is gone'], [one, two]],
  ['the line is not the expected one', ['button: it is gone', 'text: it is gone'], [two]],
  ['two lines are for the same change', ['button: it is gone', 'a button: it is gone'], [one, two]],
  ['a line may be for two of them', ['button: it is gone, price: too', 'price: it is less'], [one, two]],
])('changes are judged again without the others if %s', (_, lines, open) => {
  expect(divide([one, two], { what: '', lines, milliseconds: 1 }).open).toEqual(open);
});

test('a group that could not be built is judged again', () => {
  const verdict = { what: '', lines: [], milliseconds: 1, failure: 'It does not compile.' };

  expect(divide([three], verdict)).toEqual({ verdicts: [], open: [three] });
});
