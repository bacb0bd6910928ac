import { changeClubStatus } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface ClubState extends Sending {
  /** `refused`: only customers with an account who are no members can join. */
  outcome: 'joined' | 'refused' | null;
}

/** Adds a membership to the visitor's next order. */
export function createClubStore({ api }: Storefront) {
  const state = proxy<ClubState>({ outcome: null, ...notSending });

  async function join(): Promise<Partial<ClubState>> {
    await api.send(changeClubStatus, { checked: true }, { suppressMessages: true });
    return { outcome: 'joined' };
  }

  function isHandled(error: unknown) {
    const isRefused = error instanceof ApiError && error.code === 'club-not-offered';
    if (isRefused) state.outcome = 'refused';
    return isRefused;
  }

  return { state, join: mutation(state, join, { isHandled }) };
}
createClubStore.storeKey = 'help.club';
