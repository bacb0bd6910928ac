import { entries, entry } from '../../../testing/menu.ts';
import { columnsOf, listsOf } from './desktop-columns.ts';

const shape = (branch: ReturnType<typeof entry>) =>
  listsOf(branch).map(({ heading, halves }) => [
    heading?.id ?? null,
    ...halves.map((half) => half.map(({ id }) => id)),
  ]);

test('the children of an entry are arranged in lists under their headings (B6)', () => {
  const branch = entry('clothing', {
    children: [
      entry('coats', { children: entries('wool', 'trench') }),
      entry('dresses', { children: entries('midi') }),
    ],
  });

  expect(shape(branch)).toEqual([
    ['coats', ['wool', 'trench']],
    ['dresses', ['midi']],
  ]);
});

test('entries without children share one list without a heading', () => {
  const branch = entry('clothing', { children: [entry('coats', { children: entries('wool') }), ...entries('bags')] });

  expect(shape(branch)).toEqual([
    ['coats', ['wool']],
    [null, ['bags']],
  ]);
});

test('a long list is split into two halves', () => {
  const branch = entry('clothing', { children: entries('a', 'b', 'c', 'd', 'e', 'f', 'g') });

  expect(shape(branch)).toEqual([[null, ['a', 'b', 'c', 'd'], ['e', 'f', 'g']]]);
});

test('entries hidden on desktop are left out and not counted', () => {
  const hidden = { menuVisibilityClass: 'desktop-hidden' };
  const branch = entry('clothing', {
    children: [
      entry('new', hidden),
      entry('off', { menu_visibility_desktop: false }),
      entry('coats', { children: [entry('wool'), entry('trench', hidden)] }),
    ],
  });

  expect(shape(branch)).toEqual([['coats', ['wool']]]);
});

test('lists are spread over at most five columns, and none is lost', () => {
  const branch = entry('all', {
    children: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => entry(id, { children: entries(`${id}1`) })),
  });

  const columns = columnsOf(listsOf(branch));

  expect(columns.map((column) => column.map(({ heading }) => heading?.id))).toEqual([
    ['a', 'f'],
    ['b', 'g'],
    ['c'],
    ['d'],
    ['e'],
  ]);
});

test('a list is not split when there are already five columns', () => {
  const long = (id: string) => entry(id, { children: entries(...[1, 2, 3, 4, 5, 6, 7].map((n) => `${id}${n}`)) });
  const branch = entry('all', { children: ['a', 'b', 'c', 'd'].map(long) });

  expect(listsOf(branch).map(({ halves }) => halves.length)).toEqual([2, 1, 1, 1]);
});
