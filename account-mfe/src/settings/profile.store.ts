import type { Profile, ProfileFields, ValidationPatterns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchProfile, sendProfile } from './settings.api.ts';

interface ProfileState extends Attempting {
  profile: Profile | null;
  patterns: ValidationPatterns | null;
  /** URL of the customer service. */
  contactUrl: string | null;
  isDone: boolean;
}

/** The customer's data. */
export function createProfileStore({ api, session, storeOf }: Storefront) {
  const state = proxy<ProfileState>({ profile: null, patterns: null, contactUrl: null, isDone: false, ...idle });
  const account = storeOf(createAccountStore);

  return {
    state,

    async load() {
      const { profile, validationPatterns: patterns, contactUrl } = await fetchProfile(api);
      Object.assign(state, { profile, patterns, contactUrl });
    },

    /** Resolves to the server's field errors. Updates the name in the header. */
    async save(fields: ProfileFields): Promise<Record<string, string>> {
      state.isDone = false;
      const wrong = await attempt(
        state,
        async () => {
          state.profile = (await sendProfile(api, fields)).profile;
        },
        account.hasEnded,
      );
      if (wrong !== null) return wrong;
      state.isDone = true;
      const { firstName, lastName } = state.profile ?? fields;
      if (account.state.account) Object.assign(account.state.account, { firstName, lastName });
      await session.load();
      return {};
    },
  };
}
createProfileStore.storeKey = 'account.profile';
