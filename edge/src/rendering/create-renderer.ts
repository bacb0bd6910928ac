import os from 'node:os';
import type { FailureLog } from '@odeta/node/failure-log';
import type { EdgeConfig } from '../config/config.ts';
import type { Units } from '../releases/units.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createWorkerPreparation } from './prepare-workers.ts';
import { createReleaseFaults } from './release-faults.ts';
import { createReleaseProbe } from './release-probe.ts';
import { createRenderPool } from './render-pool.ts';
import { createReleaseTrial, type TryReleaseDeps } from './try-release.ts';

const SECOND = 1000;

type RenderConfig = Pick<EdgeConfig, 'RENDER_WORKERS' | 'RENDER_MEMORY_MB' | 'RENDER_LIMIT_SECONDS'>;

type Probing = Pick<TryReleaseDeps, 'routesOf' | 'sendFor'>;

/** Creates the workers that render pages, and attributes their failures to releases. */
export function createRenderer(config: RenderConfig, units: Units, failures: FailureLog, probing: Probing) {
  const timeLimit = config.RENDER_LIMIT_SECONDS * SECOND;
  const nameOf = ({ unit, address }: { unit: string; address: string }) =>
    `${unit}@${units.findByAddress(address)?.version ?? address}`;
  const faults = createReleaseFaults({
    onSetAside: (release, cause) => failures.report({ kind: 'release-set-aside', cause, unit: nameOf(release) }),
  });
  const limits = { memoryMegabytes: config.RENDER_MEMORY_MB, blockedLimit: timeLimit };
  const pool = createRenderPool({
    ...limits,
    size: config.RENDER_WORKERS ?? os.availableParallelism(),
    onFault(cause, started) {
      const { unit, version, address } = units.findInStack(cause.stack ?? '') ?? started;
      failures.report({ kind: 'part-unwell', part: 'rendering', cause, unit: `${unit}@${version}` });
      faults.add(unit, address, cause);
    },
  });
  const openPool: TryReleaseDeps['openPool'] = (onFault) => createRenderPool({ ...limits, size: 1, onFault });
  const tryRelease = createReleaseTrial({ ...probing, units, timeLimit, openPool });
  const prepare = createWorkerPreparation(units, pool);
  const probe = createReleaseProbe({
    tryRelease,
    prepare,
    setAside: faults.setAside,
    onUndecided: (release, cause) =>
      failures.report({ kind: 'part-unwell', part: 'rendering', cause, unit: nameOf(release) }),
    onListed(addresses) {
      faults.listed(addresses);
      pool.listed(addresses);
    },
  });
  const setAside = () => faults.allSetAside().map(nameOf);
  return { pool, prepare, probe, setAside, pages: createPageRenderer({ units, pool, faults, timeLimit }) };
}
