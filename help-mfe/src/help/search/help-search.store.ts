import { findHelp, HELP_QUESTION_LENGTH, type HelpAnswer } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { latestOnly, proxy } from '@odeta/storefront/state';

interface HelpSearchState {
  status: 'idle' | 'ready' | 'failed';
  /** The question that the answers are for. */
  asked: string;
  answers: HelpAnswer[];
}

const none = (): HelpSearchState => ({ status: 'idle', asked: '', answers: [] });

/** Answers of the help to a question. Former answers stay until the new ones arrive. */
export function createHelpSearchStore({ api, logger }: Storefront) {
  const state = proxy(none());
  const latest = latestOnly();

  return {
    state,

    async ask(question: string) {
      const asked = question.trim().slice(0, HELP_QUESTION_LENGTH);
      if (asked === '') {
        await latest(Promise.resolve());
        Object.assign(state, none());
        return;
      }
      try {
        const found = await latest(api.send(findHelp, { q: asked }, { suppressMessages: true }));
        if (found) Object.assign(state, { status: 'ready', asked, answers: found.answers });
      } catch (error) {
        Object.assign(state, { status: 'failed', asked, answers: [] });
        logger.log('warning', findHelp.path, error);
      }
    },
  };
}
createHelpSearchStore.storeKey = 'help.search';
