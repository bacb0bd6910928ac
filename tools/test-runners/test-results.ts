import path from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** Tests that were skipped because this machine lacks a program. */
  skipped: number;
  failures: string[];
  /** Tests that passed when they were retried. */
  flaky: string[];
  times: TestTime[];
}

export interface TestTime {
  name: string;
  seconds: number;
}

/** The parts of Jest's JSON report that are read. A file that could not be run is failed, and has no tests. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

interface JestRun {
  root: string;
  /** The process ended well. If not, it counts as one failure if the reports have none. */
  isGood: boolean;
}

/** Reads the report of a run, and that of its failed files, run once more: what passed in one of them has passed. */
export function readJestReports(reports: readonly JestReport[], { root, isGood }: JestRun): Tally {
  const files = Map.groupBy(
    reports.flatMap(({ testResults }) => testResults),
    ({ name }) => path.relative(root, name),
  );
  const tests = [...files].flatMap(([file, results]) => testsOfFile(file, results));
  const namesOf = (chosen: readonly TestOfFile[]) => chosen.map(({ name }) => name);
  const failures = tests.filter(({ hasPassed, hasFailed }) => hasFailed && !hasPassed);
  return {
    passed: tests.filter(({ hasPassed }) => hasPassed).length,
    failed: isGood ? 0 : Math.max(1, failures.length),
    skipped: 0,
    failures: namesOf(failures),
    flaky: namesOf(tests.filter(({ hasPassed, hasFailed }) => hasFailed && hasPassed)),
    times: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

interface TestOfFile extends TestTime {
  hasPassed: boolean;
  hasFailed: boolean;
}

type FileResult = JestReport['testResults'][number];

function testsOfFile(file: string, results: readonly FileResult[]): TestOfFile[] {
  const attempts = Map.groupBy(
    results.flatMap(({ assertionResults }) => assertionResults.map((test, index) => ({ ...test, index }))),
    // Tests may have the same name.
    ({ fullName, index }) => `${index} ${fullName}`,
  );
  const tests = [...attempts.values()].map((attemptsOfTest) => ({
    name: `${file}: ${attemptsOfTest[0]?.fullName}`,
    seconds: attemptsOfTest.reduce((total, { duration }) => total + (duration ?? 0) / 1000, 0),
    hasPassed: attemptsOfTest.some(({ status }) => status === 'passed'),
    hasFailed: attemptsOfTest.some(({ status }) => status === 'failed'),
  }));
  const couldNotRun = results.some(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return couldNotRun ? [...tests, { name: file, seconds: 0, hasPassed: tests.length > 0, hasFailed: true }] : tests;
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
    failures: tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
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
  const failures = tallies.flatMap((tally) => tally.failures);
  const flaky = tallies.flatMap((tally) => tally.flaky);
  const slowest = tallies
    .flatMap(({ times }) => times)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const sections = [
    rows,
    ...(failures.length > 0 ? [['Failed:', ...failures]] : []),
    flaky.length > 0 ? ['Flaky, passed when repeated:', ...flaky] : ['No test was flaky.'],
    ['Slowest tests:', ...slowest],
    [formatCounts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

type Counts = Pick<Tally, 'passed' | 'failed' | 'skipped'>;

const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
