import type { FailedPhase } from '@odeta/node/failure-log';
import type { ReportFailure } from '../failures/report-failure.ts';
import { PageUnavailable } from '../refusals/page-unavailable.ts';
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
import { ShellError } from './shell-error.ts';
import { WorkerLostError } from './waiting-tasks.ts';

/** A page whose worker ended is rendered again, the last time without its remote. */
const ATTEMPTS = 3;
/** How often a page may lose its worker by the fault of other pages, without a consequence for its own remote. */
const MOVES = 5;

/** A rendered page, and whether rendering its remote failed. */
export interface RenderedPage extends PageResult {
  /** Its remote has ended the worker, as by looping until its time was over, so that the page was rendered without it. */
  isWithoutRemote: boolean;
}

interface Deps {
  pool: Pick<RenderPool, 'run'>;
  faults: ReleaseFaults;
}

/** Returns the page with the fallback version of its remote, loaded on demand; `null` when there is none. */
export type ReadFallback = (task: PageTask, report: ReportFailure) => Promise<PageTask | null>;

/**
 * Renders a page: a remote that fails is replaced by its fallback version, or else by a skeleton. Errors that end the whole rendering are only
 * the remote's if the page can be rendered without it; otherwise they are the shell's.
 */
export function createRenderAttempts({ pool, faults }: Deps) {
  return (task: PageTask, requester: PageRequester, readFallback: ReadFallback = async () => null) => {
    let moves = MOVES;
    let hasEndedWorker = false;
    const faultsOfRemotes: (() => void)[] = [];
    return attempt(task, ATTEMPTS);

    async function attempt(current: PageTask, left: number): Promise<RenderedPage> {
      const answer = await pool.run<PageResult>(current, requester.send).catch(whenLost(current, left));
      if (answer instanceof WorkerLostError) return attemptAfter(answer, current, left);
      if ('error' in answer) return attempt(await afterError(current, answer), left);
      return afterResult(current, answer.result, left);
    }

    async function afterResult(current: PageTask, result: PageResult, left: number): Promise<RenderedPage> {
      for (const blame of faultsOfRemotes.splice(0)) blame();
      const cause = ownFailure(current, result);
      if (cause && current.remote) requester.broke?.(nameOf(current.remote));
      const other = cause && (await withFallback(current, cause, phaseOfFailure(result)));
      if (other) return attempt(other, left);
      const isWithoutRemote = hasEndedWorker && !current.rendersRemote;
      return { ...finished(current, requester, result), isWithoutRemote };
    }

    async function attemptAfter({ isOwn }: WorkerLostError, current: PageTask, left: number): Promise<RenderedPage> {
      if (!isOwn && moves > 0) {
        moves -= 1;
        return attempt(current, left);
      }
      hasEndedWorker ||= isOwn;
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

    /** @throws {ShellError} */
    async function afterError(current: PageTask, { error: description, isLate, isStarved }: TaskError) {
      const error = toError(description);
      if (isStarved) return afterStarving(current, error, requester.report);
      const { shell, remote, rendersRemote } = current;
      const blamed = remote && rendersRemote ? remote : shell;
      if (isLate) faults.add(blamed.unit, blamed.address, error);
      if (!remote || !rendersRemote) throw new ShellError(nameOf(shell), error);
      return withoutRemote(current, remote, error);
    }

    async function withoutRemote(current: PageTask, remote: UnitBundle, cause: Error): Promise<PageTask> {
      const other = await readFallback(current, requester.report);
      faultsOfRemotes.push(() => {
        requester.broke?.(nameOf(remote));
        if (other) replaced(remote, cause, 'render');
        else requester.report({ kind: 'skeleton', phase: 'render', unit: nameOf(remote), cause });
      });
      return other ?? { ...current, rendersRemote: false };
    }

    async function withFallback(current: PageTask, cause: Error, phase: FailedPhase) {
      const other = await readFallback(current, requester.report);
      if (!other || !current.remote) return null;
      replaced(current.remote, cause, phase);
      return other;
    }

    function replaced(remote: UnitBundle, cause: Error, phase: FailedPhase) {
      requester.report({ kind: 'fallback', phase, unit: nameOf(remote), cause });
      // The fault counts because a fallback exists: a version that fails repeatedly is set aside instead of tried for every page.
      faults.add(remote.unit, remote.address, cause);
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

/**
 * A page that was late because its worker got too little processor time is rendered without its remote, by no fault of the release.
 * @throws {PageUnavailable} if that was late, too.
 */
function afterStarving(task: PageTask, cause: Error, report: ReportFailure): PageTask {
  const { remote, rendersRemote } = task;
  if (!remote || !rendersRemote) throw new PageUnavailable('busy');
  report({ kind: 'skeleton', phase: 'render', unit: nameOf(remote), cause });
  return { ...task, rendersRemote: false };
}

/** A lost worker is an answer as long as the page can be tried again. */
const whenLost =
  ({ shell, rendersRemote }: PageTask, left: number) =>
  (error: unknown) => {
    if (!(error instanceof WorkerLostError)) throw error;
    if (left > 1) return error;
    throw error.isOwn && !rendersRemote ? new ShellError(nameOf(shell), error) : error;
  };

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
