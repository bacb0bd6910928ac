import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@odeta/node/free-port';
import { workspace } from '@odeta/workspace/workspace';
import { answersAt, type Program, type StartProgram } from './program.ts';

export interface Prometheus {
  url: string;
  program: Program;
}

/** A process with metrics, by the name that alerts give it. */
export interface Target {
  job: 'edge' | 'api' | 'worker';
  name: string;
  port: number;
}

interface Options {
  folder: string;
  command: string;
  create: StartProgram;
  targets: readonly Target[];
}

/** With the configuration and the rules of deploy/observability; only the targets are others. */
export async function createPrometheus({ folder, command, create, targets }: Options): Promise<Prometheus> {
  const port = await findFreePort();
  const observability = path.join(workspace, 'deploy/observability');
  const file = path.join(folder, 'prometheus.yml');
  const text = readFileSync(path.join(observability, 'prometheus.yml'), 'utf8');
  const rules = path.join(observability, 'rules.yml');
  writeFileSync(file, withTargets(text, rules, targets));
  const url = `http://127.0.0.1:${port}`;
  const program = create({
    name: 'prometheus',
    command,
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    isReady: () => answersAt(`${url}/-/ready`),
  });
  return { url, program };
}

/** The deployed configuration with fixed targets in place of those that DNS finds, and without the receiver of alerts. */
export function withTargets(text: string, rules: string, targets: readonly Target[]): string {
  const [before = ''] = text
    .replace(/rule_files:.*/, `rule_files: [${JSON.stringify(rules)}]`)
    .replace(/alerting:\n(?: .*\n)+\n/, '')
    .split(/^scrape_configs:.*/m);
  const jobs = [...new Set(targets.map(({ job }) => job))].map((job) => {
    const own = targets.filter((target) => target.job === job);
    const lines = own.map(
      ({ name, port }) => `      - { targets: ["127.0.0.1:${port}"], labels: { instance: ${name} } }`,
    );
    return `  - job_name: ${job}\n    static_configs:\n${lines.join('\n')}`;
  });
  return `${before}scrape_configs:\n${jobs.join('\n')}\n`;
}
