import type { ReportFailure } from '../failures/report-failure.ts';
import type { PageRequester } from './page-requester.ts';
import type { ReleaseFaults } from './release-faults.ts';
import type { RenderPool } from './render-pool.ts';
import { WorkerLostError } from './render-thread.ts';
import {
  type PageFailureDescription,
  type PageResult,
  type PageTask,
  type TaskError,
  toError,
  type UnitBundle,
} from './worker-messages.ts';

/** A page whose worker ended is rendered again, the last time without its remote. */
const ATTEMPTS = 3;

interface Deps {
  pool: Pick<RenderPool, 'run'>;
  faults: ReleaseFaults;
}

/** The version that takes the place of the page's remote, read when it is needed; `null` when there is none. */
export type ReadFallback = (task: PageTask, report: ReportFailure) => Promise<PageTask | null>;

/** Renders a page: in the place of a remote that fails stands the version before it, or else a skeleton. */
export function createRenderAttempts({ pool, faults }: Deps) {
  return (task: PageTask, requester: PageRequester, readFallback: ReadFallback = async () => null) => {
    return attempt(task, ATTEMPTS);

    async function attempt(current: PageTask, left: number): Promise<PageResult> {
      const answer = await pool.run<PageResult>(current, requester.send).catch((error) => {
        if (error instanceof WorkerLostError && left > 1) return null;
        throw error;
      });
      if (answer === null) return attempt(await afterLoss(current, left - 1), left - 1);
      if ('error' in answer) return attempt(await afterError(current, answer), left);
      const cause = ownFailure(current, answer.result);
      if (cause && current.remote) requester.broke?.(nameOf(current.remote));
      const other = cause && (await withFallback(current, cause));
      return other ? attempt(other, left) : finished(current, requester, answer.result);
    }

    /** How a page is rendered whose worker ended: by its own remote's fault, or by that of another page's. */
    async function afterLoss(current: PageTask, left: number): Promise<PageTask> {
      const { remote, rendersRemote } = current;
      // The shell alone ends its worker, too: what the remote was blamed for was not its fault.
      if (remote && !rendersRemote) faults.forgive(remote.address);
      if (!remote || !rendersRemote || (left > 1 && !faults.isSuspect(remote.address))) return current;
      return withoutRemote(current, remote, new Error('A render worker ended while it rendered the page'));
    }

    /** @throws {Error} if it was the shell's. */
    async function afterError(current: PageTask, { error: description, isLate }: TaskError): Promise<PageTask> {
      const error = toError(description);
      const { shell, remote, rendersRemote } = current;
      const blamed = remote && rendersRemote ? remote : shell;
      if (isLate) faults.add(blamed.unit, blamed.address, error);
      if (!remote || !rendersRemote) throw error;
      return withoutRemote(current, remote, error);
    }

    async function withoutRemote(current: PageTask, remote: UnitBundle, cause: Error): Promise<PageTask> {
      requester.broke?.(nameOf(remote));
      const other = await withFallback(current, cause);
      if (other) return other;
      requester.report({ kind: 'skeleton', unit: nameOf(remote), cause });
      return { ...current, rendersRemote: false };
    }

    async function withFallback(current: PageTask, cause: Error): Promise<PageTask | null> {
      const other = await readFallback(current, requester.report);
      const { remote } = current;
      if (!other || !remote) return null;
      requester.report({ kind: 'fallback', unit: nameOf(remote), cause });
      // Another version is there for all: one that breaks repeatedly is not tried for every page.
      faults.add(remote.unit, remote.address, cause);
      return other;
    }
  };

  function finished(task: PageTask, { report }: PageRequester, page: PageResult): PageResult {
    const { shell, remote, rendersRemote } = task;
    const unit = nameOf(remote ?? shell);
    // That a remote without a bundle for the server is a skeleton is as its team wants it.
    const isExpected = ({ phase }: PageFailureDescription) => remote?.hasServer === false && phase === 'render';
    for (const failure of page.failures.filter((each) => !isExpected(each)))
      report({ kind: failure.kind, unit, cause: toError(failure.cause) });
    if (remote && rendersRemote) faults.clear(remote.address);
    return page;
  }
}

/** Why the remote's area is not there, if that is the remote's own fault. */
export function ownFailure({ remote, rendersRemote }: PageTask, { failures }: PageResult): Error | null {
  if (!remote || !rendersRemote) return null;
  const failure = failures.find(({ kind, phase }) => kind === 'release-not-usable' || phase === 'render');
  return failure ? toError(failure.cause) : null;
}

/** `cart@1.4.0`, as an operator knows it. */
const nameOf = ({ unit, version }: UnitBundle) => `${unit}@${version}`;
