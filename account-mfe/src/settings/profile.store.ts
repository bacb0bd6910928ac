import type { Profile, ProfileFields, ValidationPatterns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchProfile, sendProfile } from './settings.api.ts';

interface ProfileState extends Loading, Sending {
  profile: Profile | null;
  patterns: ValidationPatterns | null;
  /** URL of the customer service. */
  contactUrl: string | null;
  isDone: boolean;
}

/** The customer's data. */
export function createProfileStore({ api, session, storeOf }: Storefront) {
  const state = proxy<ProfileState>({
    ...notLoaded,
    ...notSending,
    profile: null,
    patterns: null,
    contactUrl: null,
    isDone: false,
  });
  const account = storeOf(createAccountStore);

  const send = mutation(
    state,
    async (fields: ProfileFields) => {
      state.isDone = false;
      const { profile } = await sendProfile(api, fields);
      return { profile, isDone: true };
    },
    { isHandled: account.hasEnded },
  );

  return {
    state,

    load: resource(state, async () => {
      const { profile, validationPatterns: patterns, contactUrl } = await fetchProfile(api);
      return { profile, patterns, contactUrl };
    }),

    /** Resolves to the server's field errors. Updates the name in the header. */
    async save(fields: ProfileFields) {
      const errors = await send(fields);
      if (!state.isDone) return errors;
      const { firstName, lastName } = state.profile ?? fields;
      if (account.state.account) Object.assign(account.state.account, { firstName, lastName });
      await session.load();
      return errors;
    },
  };
}
createProfileStore.storeKey = 'account.profile';
