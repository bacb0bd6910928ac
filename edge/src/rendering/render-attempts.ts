import type { FailedPhase } from '@odeta/node/failure-log';
import type { ReportFailure } from '../failures/report-failure.ts';
import {
  type PageFailureDescription,
  type PageResult,
  type PageTask,
  type TaskError,
  toError,
  type UnitBundle,
} from '../releases/worker-messages.ts';
import type { PageRequester } from './page-requester.ts';
import type { ReleaseFaults } from './release-faults.ts';
import type { RenderPool } from './render-pool.ts';
import { WorkerLostError } from './waiting-tasks.ts';

/** A page whose worker ended is rendered again, the last time without its remote. */
const ATTEMPTS = 3;
/** How often a page may lose its worker by the fault of other pages, without a consequence for its own remote. */
const MOVES = 5;

interface Deps {
  pool: Pick<RenderPool, 'run'>;
  faults: ReleaseFaults;
}

/** Returns the page with the fallback version of its remote, loaded on demand; `null` when there is none. */
export type ReadFallback = (task: PageTask, report: ReportFailure) => Promise<PageTask | null>;

/** Renders a page: a remote that fails is replaced by its fallback version, or else by a skeleton. */
export function createRenderAttempts({ pool, faults }: Deps) {
  return (task: PageTask, requester: PageRequester, readFallback: ReadFallback = async () => null) => {
    let moves = MOVES;
    return attempt(task, ATTEMPTS);

    async function attempt(current: PageTask, left: number): Promise<PageResult> {
      const answer = await pool.run<PageResult>(current, requester.send).catch((error) => {
        if (error instanceof WorkerLostError && left > 1) return error;
        throw error;
      });
      if (answer instanceof WorkerLostError) return attemptAfter(answer, current, left);
      if ('error' in answer) return attempt(await afterError(current, answer), left);
      const cause = ownFailure(current, answer.result);
      if (cause && current.remote) requester.broke?.(nameOf(current.remote));
      const other = cause && (await withFallback(current, cause, phaseOfFailure(answer.result)));
      return other ? attempt(other, left) : finished(current, requester, answer.result);
    }

    async function attemptAfter({ isOwn }: WorkerLostError, current: PageTask, left: number): Promise<PageResult> {
      if (!isOwn && moves > 0) {
        moves -= 1;
        return attempt(current, left);
      }
      return attempt(await afterLoss(current, left - 1), left - 1);
    }

    /** How to retry a page whose worker ended, by the fault of its own remote or of another page. */
    async function afterLoss(current: PageTask, left: number): Promise<PageTask> {
      const { remote, rendersRemote } = current;
      // The worker also ended without the remote, so the shell is at fault.
      if (remote && !rendersRemote) faults.forgive(remote.address);
      if (!remote || !rendersRemote || (left > 1 && !faults.isSuspect(remote.address))) return current;
      return withoutRemote(current, remote, new Error('A render worker ended while it rendered the page'));
    }

    /** @throws {Error} if the shell failed. */
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
      requester.report({ kind: 'skeleton', phase: 'render', unit: nameOf(remote), cause });
      return { ...current, rendersRemote: false };
    }

    async function withFallback(current: PageTask, cause: Error, phase: FailedPhase = 'render') {
      const other = await readFallback(current, requester.report);
      const { remote } = current;
      if (!other || !remote) return null;
      requester.report({ kind: 'fallback', phase, unit: nameOf(remote), cause });
      // The fault counts because a fallback exists: a version that fails repeatedly is set aside instead of tried for every page.
      faults.add(remote.unit, remote.address, cause);
      return other;
    }
  };

  function finished(task: PageTask, { report }: PageRequester, page: PageResult): PageResult {
    const { shell, remote, rendersRemote } = task;
    const unit = nameOf(remote ?? shell);
    // A remote without a server bundle is a skeleton on purpose, so that is not reported.
    const isExpected = ({ phase }: PageFailureDescription) => remote?.hasServer === false && phase === 'render';
    for (const failure of page.failures.filter((each) => !isExpected(each)))
      report({ kind: failure.kind, phase: phaseOf(failure), unit, cause: toError(failure.cause) });
    if (remote && rendersRemote) faults.clear(remote.address);
    return page;
  }
}

/** Why the remote's area is missing, if the remote itself is at fault. */
export function ownFailure({ remote, rendersRemote }: PageTask, { failures }: PageResult): Error | null {
  if (!remote || !rendersRemote) return null;
  const failure = failures.find(({ kind, phase }) => kind === 'release-not-usable' || phase === 'render');
  return failure ? toError(failure.cause) : null;
}

/** A bundle that cannot be evaluated, a part that threw, or data that did not come. */
const phaseOf = ({ kind, phase }: PageFailureDescription): FailedPhase =>
  kind === 'release-not-usable' ? 'load' : (phase ?? 'data');

const phaseOfFailure = ({ failures }: PageResult): FailedPhase =>
  failures.some(({ kind }) => kind === 'release-not-usable') ? 'load' : 'render';

/** `cart@1.4.0`, for logs. */
const nameOf = ({ unit, version }: UnitBundle) => `${unit}@${version}`;
