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

interface Options {
  /** For errors that the store handles itself, such as the end of the session: returns whether it has. */
  isHandled?: (error: unknown) => boolean;
  /** The fields of the form, by default all: errors of others, such as those of a stored address, are a problem. */
  fields?: readonly string[];
}

/**
 * Returns a store's function that sends a change: what `send` resolves to is assigned to the state, so that one that leaves the page can stay
 * busy with `{ isBusy: true }`. It resolves to the server's field errors, empty without them. While a change of the same state is sent, others
 * are ignored; with `inTurn` they wait. @throws other errors than `ApiError`
 */
export function mutation<State extends Sending, Input extends unknown[]>(
  state: State,
  send: (...input: Input) => Promise<Partial<State> | undefined>,
  { isHandled, fields }: Options = {},
) {
  return async (...input: Input): Promise<FieldErrors> => {
    if (state.isBusy) return {};
    Object.assign(state, { isBusy: true, problem: null });
    try {
      Object.assign(state, { isBusy: false }, await send(...input));
      return {};
    } catch (error) {
      state.isBusy = false;
      return isHandled?.(error) ? {} : refuse(state, error, fields);
    }
  };
}

function refuse(state: Sending, error: unknown, fields?: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) throw error;
  const all = Object.entries(fieldErrorsOf(error));
  const own = all.filter(([name]) => fields?.includes(name) ?? true);
  const others = all.filter((one) => !own.includes(one)).map(([, message]) => message);
  if (others.length > 0) state.problem = { key: null, text: others.join(' ') };
  else if (own.length === 0) state.problem = problemOf(error);
  return Object.fromEntries(own);
}

/** By the name of the field without the form's prefix. */
export const fieldErrorsOf = ({ validation }: ApiError): FieldErrors =>
  Object.fromEntries(Object.entries(validation).map(([path, [message = '']]) => [path.split('.').at(-1), message]));
