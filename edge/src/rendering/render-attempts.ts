import type { PageRequester } from './page-requester.ts';
import type { ReleaseFaults } from './release-faults.ts';
import type { RenderPool } from './render-pool.ts';
import { WorkerLostError } from './render-thread.ts';
import { type PageResult, type PageTask, type TaskError, toError, type UnitBundle } from './worker-messages.ts';

/** A page whose worker ended is rendered again, the last time without its remote. */
const ATTEMPTS = 3;

interface Deps {
  pool: Pick<RenderPool, 'run'>;
  faults: ReleaseFaults;
}

/** Renders a page, if need be with a skeleton in the place of its remote. */
export function createRenderAttempts({ pool, faults }: Deps) {
  return (task: PageTask, requester: PageRequester) => attempt(task, requester, ATTEMPTS);

  async function attempt(task: PageTask, requester: PageRequester, left: number): Promise<PageResult> {
    const answer = await pool.run<PageResult>(task, requester.send).catch((error) => {
      if (error instanceof WorkerLostError && left > 1) return null;
      throw error;
    });
    if (answer === null) return attempt(afterLoss(task, requester, left - 1), requester, left - 1);
    if ('result' in answer) return finished(task, requester, answer.result);
    return attempt(afterError(task, requester, answer), requester, left);
  }

  /** How a page is rendered whose worker ended: by its own remote's fault, or by that of another page's. */
  function afterLoss(task: PageTask, { report }: PageRequester, left: number): PageTask {
    const { remote, rendersRemote } = task;
    // The shell alone ends its worker, too: what the remote was blamed for was not its fault.
    if (remote && !rendersRemote) faults.forgive(remote.address);
    if (!remote || !rendersRemote || (left > 1 && !faults.isSuspect(remote.address))) return task;
    const cause = new Error('A render worker ended while it rendered the page');
    report({ kind: 'skeleton', unit: nameOf(remote), cause });
    return { ...task, rendersRemote: false };
  }

  /** @throws {Error} if it was the shell's. */
  function afterError(task: PageTask, { report }: PageRequester, { error: description, isLate }: TaskError): PageTask {
    const error = toError(description);
    const { shell, remote, rendersRemote } = task;
    const blamed = remote && rendersRemote ? remote : shell;
    if (isLate) faults.add(blamed.unit, blamed.address, error);
    if (!remote || !rendersRemote) throw error;
    report({ kind: 'skeleton', unit: nameOf(remote), cause: error });
    return { ...task, rendersRemote: false };
  }

  function finished(task: PageTask, { report }: PageRequester, page: PageResult): PageResult {
    const { shell, remote, rendersRemote } = task;
    const unit = nameOf(remote ?? shell);
    for (const { kind, cause } of page.failures) report({ kind, unit, cause: toError(cause) });
    if (remote && rendersRemote) faults.clear(remote.address);
    return page;
  }
}

/** `cart@1.4.0`, as an operator knows it. */
const nameOf = ({ unit, version }: UnitBundle) => `${unit}@${version}`;
