import { firstOf } from './first-items.ts';
import type { ListedItem } from './item-list.tsx';

const items = (...names: string[]) => names.map((name) => ({ id: name, name }) as ListedItem);
const namesIn = (groups: ReturnType<typeof firstOf>['first']) =>
  groups.map(({ title, items }) => `${title}: ${items.map(({ name }) => name).join('')}`);

test.each([
  ['five articles are whole, because a single one is not worth folding', 'abc', 'de', ['1: abc', '2: de'], []],
  ['of six, four are whole and two are folded', 'abc', 'def', ['1: abc', '2: d'], ['2: ef']],
  ['a group beyond the fourth article is folded as a whole', 'abcd', 'ef', ['1: abcd'], ['2: ef']],
] as const)('%s', (_, one, two, shown, folded) => {
  const { first, rest } = firstOf(
    [
      { title: '1', items: items(...one) },
      { title: '2', items: items(...two) },
    ],
    4,
  );

  expect([namesIn(first), namesIn(rest)]).toEqual([shown, folded]);
});

test('goods that do not go into the order are never folded, and do not count among the first ones', () => {
  const { first, rest } = firstOf(
    [
      { title: '1', items: items(...'abcdef') },
      { title: 'out', items: items(...'gh'), isNamed: true },
    ],
    4,
  );

  expect([namesIn(first), namesIn(rest)]).toEqual([['1: abcd', 'out: gh'], ['1: ef']]);
});
