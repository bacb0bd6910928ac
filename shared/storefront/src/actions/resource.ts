import { ApiError } from '@odeta/storefront';
import { latestOnly } from '@odeta/storefront/state';

/** The part of a store's state that tells about its data. */
export interface Loading {
  /** The outcome of the last answer, which stays until the next one: `idle` before the first. `loading` only with `once`. */
  status: 'idle' | 'loading' | 'ready' | 'not-found' | 'failed';
}

export const notLoaded: Loading = { status: 'idle' };

interface Options<State> {
  /** What the state becomes, besides `status`, if the URL leads nowhere. */
  notFound?: Partial<State>;
  /** For failures, for example to log them; the state is `failed` by then. Without it they are thrown, for the shell's boundary. */
  onFailure?: (error: ApiError) => void;
  /** What the state becomes, besides `status`, after a failure. By default the former data stays. */
  failed?: Partial<State>;
  /** For data that does not change: requested until it is there, once. Waiting is shown as `loading`, also after a failure. */
  once?: boolean;
}

/** There is no such thing, or the server does not accept the URL. */
export const leadsNowhere = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'validation');

/**
 * Returns a store's function that loads its data: what `load` resolves to is assigned to the state, `undefined` changes nothing. Of several
 * calls the last one wins. @throws other errors than `ApiError`
 */
export function resource<State extends { status: string }, Input extends unknown[]>(
  state: State,
  load: (...input: Input) => Promise<Partial<State> | undefined>,
  { notFound, onFailure, failed, once = false }: Options<State> = {},
) {
  const latest = latestOnly();

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (notFound && leadsNowhere(error)) return void Object.assign(state, { status: 'not-found' }, notFound);
    if (!onFailure) throw error;
    Object.assign(state, { status: 'failed' }, failed);
    onFailure(error);
  }

  return async (...input: Input): Promise<void> => {
    if (once && (state.status === 'loading' || state.status === 'ready')) return;
    if (once) state.status = 'loading';
    try {
      const loaded = await latest(load(...input));
      if (loaded) Object.assign(state, { status: 'ready' }, loaded);
    } catch (error) {
      fail(error);
    }
  };
}
