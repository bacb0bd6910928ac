import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { parse } from 'yaml';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
}

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

const folder = path.join(workspace, 'deploy/observability');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const rules: Rule[] = parse(read('rules.yml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
const alerts = rules.flatMap(({ alert }) => (alert === undefined ? [] : [alert]));
const dashboard: Dashboard = JSON.parse(read('dashboard.json'));

/** Names of metrics, and not functions, labels or numbers; of a histogram without the ends that Prometheus adds. */
const metricsIn = (expr: string) =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
      .matchAll(/\b[a-z0-9]+_[a-z0-9_]+\b(?!\s*\()/g),
  ].map(([name]) => name.replace(/(_seconds|_ratio)_(bucket|count|sum)$/, '$1'));

/** What the code declares: the names stand there as they are. */
function declaredMetrics(): Set<string> {
  const files = ['shared/node/src', 'edge/src', 'api/src'].flatMap((unit) =>
    readdirSync(path.join(workspace, unit), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(path.join(workspace, unit, file), 'utf8')),
  );
  const names = files.flatMap((text) => [...text.matchAll(/'((?:odeta|http|db|nodejs|v8js|process)_[a-z0-9_]+)'/g)]);
  return new Set(names.map(([, name = '']) => name));
}

test('every metric of a rule or of the dashboard exists in the code', () => {
  const declared = declaredMetrics();
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const named = [...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn);

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !declared.has(name))).toEqual([]);
});

test('every metric of our own is watched or shown', () => {
  const shown = new Set(dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))));
  const named = new Set([...shown, ...rules.flatMap(({ expr }) => metricsIn(expr))]);

  const own = [...declaredMetrics()].filter((name) => name.startsWith('odeta_'));
  expect(own.filter((name) => !named.has(name))).toEqual([]);
});

test('every alert is explained, tested, and has the severity that decides who hears of it', () => {
  const guide = readFileSync(path.join(workspace, 'docs/run.md'), 'utf8');
  const tests: { tests: { name: string }[] } = parse(read('rules.test.yml'));
  const explained = [...guide.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);

  expect(explained.sort()).toEqual([...alerts].sort());
  expect(tests.tests.map(({ name }) => name).sort()).toEqual([...alerts].sort());
  for (const { alert, labels } of rules as (Rule & { labels?: object })[])
    if (alert) expect([alert, labels]).toEqual([alert, { severity: expect.stringMatching(/^(page|ticket)$/) }]);
});

test('Alertmanager names only alerts and receivers that exist', () => {
  const config = read('alertmanager.yml');
  const named = [...config.matchAll(/alertname=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));
  const { receivers, route } = parse(config);
  const known = receivers.map(({ name }: { name: string }) => name);

  expect(named.filter((name) => !alerts.includes(name))).toEqual([]);
  expect(known).toContain(route.receiver);
  for (const { receiver } of route.routes) expect(known).toContain(receiver);
});

const PROMTOOL = '/usr/bin/promtool';
const testWithProgram = existsSync(PROMTOOL) ? test : test.skip;

testWithProgram('Prometheus accepts the files, and each alert is raised by what it is for and not before', () => {
  const run = (...args: string[]) => execFileSync(PROMTOOL, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

  expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
});
