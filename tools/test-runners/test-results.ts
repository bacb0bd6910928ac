import path from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** Tests that were skipped because this machine lacks a program. */
  skipped: number;
  /** Tests that passed when they were retried. */
  flaky: string[];
  times: TestTime[];
}

export interface TestTime {
  name: string;
  seconds: number;
}

/** The parts of Jest's JSON report that are read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** `isGood`: the process ended well. If not, it counts as one failure if the report has none. */
export function readJestReport(report: JestReport, { root, isGood }: { root: string; isGood: boolean }): Tally {
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  const failed = isGood ? 0 : Math.max(1, numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed, skipped: 0, flaky: [], times };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

export function readPlaywrightReport({ stats, suites }: PlaywrightReport, { isGood }: { isGood: boolean }): Tally {
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: isGood ? 0 : Math.max(1, stats.unexpected),
    skipped: stats.skipped,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    times: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

const testsOf = ({ suites = [], specs }: PlaywrightSuite): (TestTime & { status: string })[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      status,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(testsOf),
];

export interface Stage {
  name: string;
  seconds: number;
  tally: Tally;
}

const SLOWEST = 10;

/** The end of the output of `npm test`; the last line is the sum of all stages. */
export function formatResults(stages: readonly Stage[]): string {
  const tallies = stages.map(({ tally }) => tally);
  const sum = (key: keyof Counts) => tallies.reduce((total, tally) => total + tally[key], 0);
  const width = Math.max(...stages.map(({ name }) => name.length));
  const rows = stages.map(
    ({ name, seconds, tally }) =>
      `${name.padEnd(width)}  ${String(Math.round(seconds)).padStart(5)} s  ${formatCounts(tally)}`,
  );
  const flaky = tallies.flatMap((tally) => tally.flaky);
  const slowest = tallies
    .flatMap(({ times }) => times)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const sections = [
    rows,
    flaky.length > 0 ? ['Flaky, passed when repeated:', ...flaky] : ['No test was flaky.'],
    ['Slowest tests:', ...slowest],
    [formatCounts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

type Counts = Pick<Tally, 'passed' | 'failed' | 'skipped'>;

const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
