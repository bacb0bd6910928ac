import type { Blogger, InputOf, saveBlogger } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchBlogger, sendBlogger, sendLeave } from './blogger.api.ts';

interface BloggerState extends Loading, Sending {
  /** `null` without an application. */
  blogger: Blogger | null;
  /** Discount for readers of an active blogger, in percent. */
  percent: number;
  /** The last successful action. */
  done: 'saved' | 'left' | null;
  isLeaving: boolean;
  /** How often the customer has left, used as the form's key to reset it. */
  leaveCount: number;
}

/** The customer's participation in the blogger programme. */
export function createBloggerStore({ api, storeOf }: Storefront) {
  const state = proxy<BloggerState>({
    ...notLoaded,
    ...notSending,
    blogger: null,
    percent: 0,
    done: null,
    isLeaving: false,
    leaveCount: 0,
  });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  return {
    state,

    load: resource(state, () => fetchBlogger(api)),

    /** Resolves to the server's field errors. */
    save: mutation(
      state,
      async (profile: InputOf<typeof saveBlogger>) => {
        state.done = null;
        return { ...(await sendBlogger(api, profile)), done: 'saved' as const, isLeaving: false };
      },
      { isHandled },
    ),

    askToLeave: (isLeaving: boolean) => void Object.assign(state, { isLeaving, done: null, problem: null }),

    leave: mutation(
      state,
      async () => {
        const left = await sendLeave(api);
        return { ...left, done: 'left' as const, isLeaving: false, leaveCount: state.leaveCount + 1 };
      },
      { isHandled },
    ),
  };
}
createBloggerStore.storeKey = 'account.blogger';
