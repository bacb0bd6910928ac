import type { AnswerOf, Blogger, InputOf, readBlogger, saveBlogger } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchBlogger, sendBlogger, sendLeave } from './blogger.api.ts';

interface BloggerState extends Attempting {
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
    blogger: null,
    percent: 0,
    done: null,
    isLeaving: false,
    leaveCount: 0,
    ...idle,
  });
  const { hasEnded } = storeOf(createAccountStore);

  /** Resolves to the server's field errors; `null` on success. */
  function change(send: () => Promise<AnswerOf<typeof readBlogger>>, done: BloggerState['done']) {
    state.done = null;
    return attempt(
      state,
      async () => {
        const { blogger, percent } = await send();
        Object.assign(state, { blogger, percent, done, isLeaving: false });
      },
      hasEnded,
    );
  }

  return {
    state,

    async load() {
      const { blogger, percent } = await fetchBlogger(api);
      Object.assign(state, { blogger, percent });
    },

    /** Resolves to the server's field errors. */
    save: async (profile: InputOf<typeof saveBlogger>) =>
      (await change(() => sendBlogger(api, profile), 'saved')) ?? {},

    askToLeave: (isLeaving: boolean) => void Object.assign(state, { isLeaving, done: null, problem: null }),

    async leave() {
      if ((await change(() => sendLeave(api), 'left')) === null) state.leaveCount += 1;
    },
  };
}
createBloggerStore.storeKey = 'account.blogger';
