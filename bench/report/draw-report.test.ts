import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawReport } from './draw-report.ts';
import type { Figure } from './figure.ts';
import { keepFigures, type Run, readHistory } from './history.ts';

const run = (figures: Figure[], machine = 'here'): Run => ({
  bench: 'pages',
  at: '2026-12-01T10:00:00.000Z',
  commit: 'abc1234',
  machine,
  figures,
});
const paint = (value: number): Figure => ({
  name: 'cart: paint',
  value,
  unit: 'ms',
  twin: 1_000,
  aim: { atMost: 1.05 },
});
const rowsOf = (html: string) => [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) => row);

test('a figure is drawn with its twin, their ratio and whether the aim is kept', () => {
  const [kept] = rowsOf(drawReport([run([paint(1_050)])]));
  expect(kept).toContain('1,050 ms</td>');
  expect(kept).toContain('1,000 ms</td>');
  expect(kept).toContain('1.05</td>');
  expect(kept).toContain('≤ 1.05, kept');

  const [missed] = rowsOf(drawReport([run([paint(1_200)])]));
  expect(missed).toContain('missed">1.20</td>');
  expect(missed).toContain('≤ 1.05, missed');
});

test('the aim of a figure without a twin has its own value and unit', () => {
  const rate: Figure = { name: 'orders', value: 250, unit: 'a second', aim: { atLeast: 300 } };
  expect(rowsOf(drawReport([run([rate])]))[0]).toContain('≥ 300 a second, missed');
});

test('a plot has what counts of every run on the same machine, and no other', () => {
  const html = drawReport([run([paint(1_100)]), run([paint(9_000)], 'elsewhere'), run([paint(1_010)])]);
  expect(html).toContain('aria-label="cart: paint: 1.1, 1.01"');
  expect(html).toContain('2 runs');
});

test('names are text', () => {
  expect(drawReport([run([{ name: '<b>', value: 1, unit: '' }])])).toContain('<th scope="row">&lt;b&gt;</th>');
});

test('the history keeps each run of each bench, with its commit and machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'odeta-history-'));
  const file = path.join(folder, 'history.jsonl');
  expect(readHistory(file)).toEqual([]);

  keepFigures('pages', [paint(1_050.123_456)], file);
  keepFigures('tick', [{ name: 'tick', value: 26, unit: 'ms' }], file);

  const [first, second] = readHistory(file);
  expect(first).toMatchObject({ bench: 'pages', figures: [{ ...paint(1_050.123) }] });
  expect(first?.commit).toMatch(/^([0-9a-f]{7,}\+?|unknown)$/);
  expect(second).toMatchObject({ bench: 'tick', machine: first?.machine });
  rmSync(folder, { recursive: true, force: true });
});
