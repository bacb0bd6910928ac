import type { InputOf } from '@odeta/contracts';
import {
  addStaffPasskey,
  prepareStaffPasskey,
  readStaffPasskeys,
  removeStaffPasskey,
  type StaffPasskey,
} from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

type NewCredential = InputOf<typeof addStaffPasskey>['credential'];

/** The passkeys of whoever is logged in. What is refused throws. */
export function createStaffPasskeys(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: { passkeys: readonly StaffPasskey[] | null } = proxy({ passkeys: null });

  function show({ passkeys }: { passkeys: readonly StaffPasskey[] }) {
    state.passkeys = ref(passkeys as StaffPasskey[]);
  }

  return {
    state,
    load: async () => show(await send(readStaffPasskeys, {})),
    async add() {
      const { options } = await send(prepareStaffPasskey, {});
      const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const credential = (await startRegistration({ optionsJSON })) as unknown as NewCredential;
      show(await send(addStaffPasskey, { credential }));
    },
    remove: async (id: string) => show(await send(removeStaffPasskey, { id })),
  };
}
