import { addStaffTotp, prepareStaffTotp, readStaffTotp, removeStaffTotp, type StaffTotp } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

export interface NewSecret {
  secret: string;
  address: string;
}

interface TotpState {
  /** `null`: there is none; `undefined`: not loaded yet. */
  totp: StaffTotp | null | undefined;
  /** Shown until its first code, and by no later page. */
  prepared: NewSecret | null;
}

/** The authenticator app of whoever is logged in. What is refused throws. */
export function createStaffTotp(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: TotpState = proxy({ totp: undefined, prepared: null });

  return {
    state,
    async load() {
      Object.assign(state, { ...(await send(readStaffTotp, {})), prepared: null });
    },
    async prepare() {
      state.prepared = await send(prepareStaffTotp, {});
    },
    giveUp() {
      state.prepared = null;
    },
    async add(code: string) {
      Object.assign(state, { ...(await send(addStaffTotp, { code })), prepared: null });
    },
    async remove() {
      Object.assign(state, await send(removeStaffTotp, {}));
    },
  };
}
