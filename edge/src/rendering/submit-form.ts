import type { FormResult, RouteInfo } from '@odeta/contracts';
import type { Units } from '../releases/units.ts';
import { type FormTask, type PageOrder, type TaskAnswer, toError } from '../releases/worker-messages.ts';
import type { PageRequester } from './page-requester.ts';
import type { RenderPool } from './render-pool.ts';

/** Milliseconds for sending a form, which takes several requests of the API. */
const FORM_LIMIT = 20_000;

interface Deps {
  units: Units;
  pool: Pick<RenderPool, 'run'>;
}

/** Returns the function that sends a form of a page. It throws if the worker ends: what the form has changed is not known then. */
export const createFormSubmission =
  ({ units, pool }: Deps) =>
  async (
    order: Omit<PageOrder, 'nonce'>,
    route: RouteInfo,
    { form, values }: Pick<FormTask, 'form' | 'values'>,
    { send, report }: PageRequester,
  ): Promise<FormResult> => {
    const shell = await units.readShell(order.versions);
    const known = route.remote ? await units.readRemote(order.versions, route.remote, report) : null;
    const remote = known?.hasServer ? known : null;
    const { url, country, language, client, newUser, routes } = order;
    const visit = { url, country, language, client, newUser, routes };
    const task = { kind: 'form', shell, remote, order: visit, form, values, timeLimit: FORM_LIMIT } as const;
    return resultOf(await pool.run<FormResult>(task, send));
  };

/** @throws what the unit's code has thrown */
export function resultOf<Result>(answer: TaskAnswer<Result>): Result {
  if ('error' in answer) throw toError(answer.error);
  return answer.result;
}
