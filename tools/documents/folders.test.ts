import { globSync } from 'node:fs';
import { workspace } from '@odeta/workspace/workspace';
import { commentsIn, findUndescribed, findUnlisted } from './folders-document.ts';

test('every folder that contains folders with sources has a list of them', () => {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: workspace,
    exclude: (name) => ['node_modules', 'dist', '.data', '.git'].includes(name),
  }).filter((file) => !file.startsWith('assets/') && !/\.test\.tsx?$|\/messages\//.test(file));

  expect(sources.length).toBeGreaterThan(1000);
  expect(findUnlisted(sources)).toEqual([]);
});

test('every folder in a list has a comment that says what it is', () => {
  expect(findUndescribed()).toEqual([]);
});

test('a comment belongs to the entry below it, also over two lines', () => {
  const list = `{
    folder: 'gift/src',
    arrows: {
      // What a gift is,
      // and its price.
      'gift-cards': '',
      // Paper.
      wrapping:
        'gift-cards',
      other: '',
    },
  },`;

  expect([...commentsIn(list)]).toEqual([
    ['gift/src/gift-cards', 'What a gift is, and its price.'],
    ['gift/src/wrapping', 'Paper.'],
  ]);
});
