import os from 'node:os';
import type { FailureLog } from '@odeta/node/failure-log';
import type { EdgeConfig } from '../config.ts';
import type { Units } from '../releases/units.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createReleaseFaults } from './release-faults.ts';
import { createRenderPool } from './render-pool.ts';

const SECOND = 1000;

type RenderConfig = Pick<EdgeConfig, 'RENDER_WORKERS' | 'RENDER_MEMORY_MB' | 'RENDER_LIMIT_SECONDS'>;

/** The workers that render pages, and who is to blame when one of them ends. */
export function createRenderer(config: RenderConfig, units: Units, failures: FailureLog) {
  const timeLimit = config.RENDER_LIMIT_SECONDS * SECOND;
  const faults = createReleaseFaults({
    onSetAside({ unit, address }, cause) {
      const version = units.findByAddress(address)?.version ?? address;
      failures.report({ kind: 'release-set-aside', cause, unit: `${unit}@${version}` });
    },
  });
  const pool = createRenderPool({
    size: config.RENDER_WORKERS ?? os.availableParallelism(),
    memoryMegabytes: config.RENDER_MEMORY_MB,
    blockedLimit: timeLimit,
    onFault(cause, id) {
      const bundle = units.findInStack(cause.stack ?? '') ?? units.findRunning(id);
      failures.report({ kind: 'part-unwell', cause, unit: bundle && `${bundle.unit}@${bundle.version}` });
      if (bundle) faults.add(bundle.unit, bundle.address, cause);
    },
  });
  return { pool, faults, pages: createPageRenderer({ units, pool, faults, timeLimit }) };
}
