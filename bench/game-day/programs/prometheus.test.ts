import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { withTargets } from './prometheus.ts';

test("the deployed configuration keeps its intervals and gets the game day's processes by their names", () => {
  const deployed = readFileSync(path.join(workspace, 'deploy/observability/prometheus.yml'), 'utf8');

  const written = withTargets(deployed, '/rules.yml', [
    { job: 'edge', name: 'edge-1', port: 1 },
    { job: 'edge', name: 'edge-2', port: 2 },
    { job: 'api', name: 'api-1', port: 3 },
  ]);

  expect(written.slice(written.indexOf('global:'))).toBe(`global:
  scrape_interval: 5s
  scrape_timeout: 4s
  evaluation_interval: 5s

rule_files: ["/rules.yml"]

scrape_configs:
  - job_name: edge
    static_configs:
      - { targets: ["127.0.0.1:1"], labels: { instance: edge-1 } }
      - { targets: ["127.0.0.1:2"], labels: { instance: edge-2 } }
  - job_name: api
    static_configs:
      - { targets: ["127.0.0.1:3"], labels: { instance: api-1 } }
`);
});
