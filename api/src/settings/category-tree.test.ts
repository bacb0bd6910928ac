import { createCategoryTree } from './category-tree.ts';

const node = (id: number, parentId: number | null, slug: string) => ({
  id,
  key: slug,
  parentId,
  slug,
  name: slug.toUpperCase(),
  description: '',
});
const tree = createCategoryTree([
  node(1, null, 'zeny'),
  node(2, 1, 'saty'),
  node(3, 2, 'midi'),
  node(4, null, 'domov'),
]);

test('a category includes all its descendants', () => {
  expect(tree.withDescendants(1)).toEqual([1, 2, 3]);
  expect(tree.withDescendants(4)).toEqual([4]);
  expect(tree.withDescendants(99)).toEqual([]);
});

test('the branches around a category go from the category itself up to its top category', () => {
  expect(tree.branchesAround(3)).toEqual([[3], [2, 3], [1, 2, 3]]);
  expect(tree.branchesAround(4)).toEqual([[4]]);
  expect(tree.branchesAround(99)).toEqual([]);
});

test('breadcrumbs go from the top category to the category itself', () => {
  expect(tree.breadcrumbsOf(3)).toEqual([
    { name: 'ZENY', url: '/c/zeny' },
    { name: 'SATY', url: '/c/saty' },
    { name: 'MIDI', url: '/c/midi' },
  ]);
});

test('keys go from the category itself up to its top category', () => {
  expect(tree.keysUpFrom(3)).toEqual(['midi', 'saty', 'zeny']);
});

test('a category is found by its slug', () => {
  expect(tree.findBySlug('saty')?.id).toBe(2);
  expect(tree.findBySlug('none')).toBeUndefined();
});
