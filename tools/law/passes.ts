import path from 'node:path';

/** What became of a test in the last run. */
export interface Outcome {
  passed: boolean;
  /** When it ended, in milliseconds. */
  at: number;
}

export interface JestReport {
  testResults: { name: string; endTime: number; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { startTime: string; duration: number }[] }[];
  }[];
}

export interface Reports {
  jest?: JestReport;
  playwright?: { suites: PlaywrightSuite[] };
}

interface Ended extends Outcome {
  file: string;
  title: string;
}

/** Finds the outcome of a test by its title in the source, of which every case must have passed; `null` if the run had none. */
export function createOutcomes({ jest, playwright }: Reports, workspace: string) {
  const ended = [...(jest ? ofJest(jest, workspace) : []), ...(playwright?.suites.flatMap(ofPlaywright) ?? [])];
  return (file: string, title: string): Outcome | null => {
    const pattern = patternOf(title);
    const cases = ended.filter((one) => one.file === file && pattern.test(one.title));
    if (cases.length === 0) return null;
    return { passed: cases.every(({ passed }) => passed), at: Math.max(...cases.map(({ at }) => at)) };
  };
}

/** Of files that were run once more, the results of the second run. */
export function withRetried(first: JestReport | undefined, again: JestReport | undefined): JestReport | undefined {
  if (!first || !again) return first;
  const retried = new Set(again.testResults.map(({ name }) => name));
  return { testResults: [...first.testResults.filter(({ name }) => !retried.has(name)), ...again.testResults] };
}

const ofJest = ({ testResults }: JestReport, workspace: string): Ended[] =>
  testResults.flatMap(({ name, endTime, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        file: path.relative(workspace, name),
        title,
        passed: status === 'passed',
        at: endTime,
      })),
  );

const ofPlaywright = ({ suites = [], specs }: PlaywrightSuite): Ended[] => [
  ...specs.flatMap(({ file, title, ok, tests }) => {
    const ends = tests.flatMap(({ results }) => results.map((one) => Date.parse(one.startTime) + one.duration));
    return ends.length === 0 ? [] : [{ file: `e2e/specs/${file}`, title, passed: ok, at: Math.max(...ends) }];
  }),
  ...suites.flatMap(ofPlaywright),
];

/** `%s` and `$name` of a table of cases, and `…` of a template, stand for any text. */
export const patternOf = (title: string) =>
  new RegExp(`^${title.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/%[sid]|\$\w+|…/g, '.+')}$`, 's');
