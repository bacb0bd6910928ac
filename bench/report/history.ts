import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from './figure.ts';

/** The figures of one bench, as it ran once. */
export interface Run {
  bench: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The first characters of the commit; `+` behind it if something was not committed. */
  commit: string;
  /** Figures of different machines are not compared. */
  machine: string;
  figures: Figure[];
}

const workspace = path.resolve(import.meta.dirname, '../..');
/** One line of JSON for each run. Committed with the figures of docs/performance.md. */
const HISTORY = path.join(workspace, 'bench/history.jsonl');

/** Adds the figures of a run to the history, which `npm run bench -- report` draws. */
export function keepFigures(bench: string, figures: readonly Figure[], file = HISTORY) {
  const [processor] = os.cpus();
  const run = {
    bench,
    at: new Date().toISOString(),
    commit: readCommit(),
    machine: `${os.cpus().length} × ${processor?.model ?? 'unknown processor'}`,
    figures: figures.map(rounded),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

export function readHistory(file = HISTORY): Run[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const rounded = (figure: Figure): Figure => ({
  ...figure,
  value: round(figure.value),
  ...(figure.twin !== undefined && { twin: round(figure.twin) }),
});

const round = (value: number) => Math.round(value * 1_000) / 1_000;

function readCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim();
  try {
    // The history itself is changed by every run.
    const isChanged = git('status', '--porcelain', '--', '.', ':!bench/history.jsonl') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '');
  } catch {
    return 'unknown';
  }
}
