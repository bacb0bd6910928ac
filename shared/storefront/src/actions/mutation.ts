import { ApiError } from '@odeta/storefront';
import { type Problem, problemOf } from './problem.ts';

/** The part of a store's state that tells about a change of the visitor. */
export interface Sending {
  isBusy: boolean;
  /** Why the last change failed, unless fields have errors. */
  problem: Problem | null;
}

export const notSending: Sending = { isBusy: false, problem: null };

/** The server's first error of each field, by its name. */
export type FieldErrors = Record<string, string>;

/**
 * Returns a store's function that sends a change: what `send` resolves to is assigned to the state, so that one that leaves the page can stay
 * busy with `{ isBusy: true }`. It resolves to the server's field errors, empty without them. While a change of the same state is sent, others
 * are ignored; with `inTurn` they wait. `isHandled` is for errors that the store handles itself, such as the end of the session.
 * @throws other errors than `ApiError`
 */
export function mutation<State extends Sending, Input extends unknown[]>(
  state: State,
  send: (...input: Input) => Promise<Partial<State> | undefined>,
  isHandled: (error: unknown) => boolean = () => false,
) {
  return async (...input: Input): Promise<FieldErrors> => {
    if (state.isBusy) return {};
    Object.assign(state, { isBusy: true, problem: null });
    try {
      Object.assign(state, { isBusy: false }, await send(...input));
      return {};
    } catch (error) {
      state.isBusy = false;
      return isHandled(error) ? {} : refuse(state, error);
    }
  };
}

function refuse(state: Sending, error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) throw error;
  const errors = fieldErrorsOf(error);
  if (Object.keys(errors).length === 0) state.problem = problemOf(error);
  return errors;
}

/** By the name of the field without the form's prefix. */
export const fieldErrorsOf = ({ validation }: ApiError): FieldErrors =>
  Object.fromEntries(Object.entries(validation).map(([path, [message = '']]) => [path.split('.').at(-1), message]));
