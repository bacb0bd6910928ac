import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPicture } from '../catalogue/catalogue.ts';
import { compositions } from '../compose/compositions.ts';
import { pendingTasks, type Wanted, wantedComposition, wantedPicture } from './pending.ts';

const mug = wantedPicture(readPicture('mug-slate'), 'as-now');
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

afterEach(() => rmSync(join(folder, mug.id), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function keepFiles({ id, files }: Wanted) {
  mkdirSync(join(folder, id));
  for (const file of files) writeFileSync(join(folder, id, file), '');
}

const pending = (keptAs: string | undefined, force = false) =>
  pendingTasks([mug], { folder, keptAs: () => keptAs, force }).map(({ id }) => id);

test('a picture that was never drawn is drawn', () => {
  expect(pending(undefined)).toEqual(['mug-slate']);
});

test('a picture that is kept as it would be drawn now is not drawn again', () => {
  keepFiles(mug);

  expect(pending('as-now')).toEqual([]);
});

test('a picture is drawn again when anything it is made from has changed', () => {
  keepFiles(mug);

  expect(pending('as-before')).toEqual(['mug-slate']);
});

test('a picture is drawn again when one of its files is gone', () => {
  keepFiles(mug);
  rmSync(join(folder, mug.id, 'front-480.avif'));

  expect(pending('as-now')).toEqual(['mug-slate']);
});

test('everything is drawn again when we insist', () => {
  keepFiles(mug);

  expect(pending('as-now', true)).toEqual(['mug-slate']);
});

test('a composed picture is kept in every view it has, each in its own widths', () => {
  const [hero] = compositions;
  const files = hero ? wantedComposition(hero, 'as-now').files : [];

  expect(files).toEqual([
    'wide-720.avif',
    'wide-1440.avif',
    'wide-720.webp',
    'tall-480.avif',
    'tall-960.avif',
    'tall-480.webp',
  ]);
});
