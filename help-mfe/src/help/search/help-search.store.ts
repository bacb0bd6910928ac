import { findHelp, HELP_QUESTION_LENGTH, type HelpAnswer } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface HelpSearchState extends Loading {
  /** The question that the answers are for. */
  asked: string;
  answers: HelpAnswer[];
}

const none = (): HelpSearchState => ({ ...notLoaded, asked: '', answers: [] });

/** Answers of the help to a question. Former answers stay until the new ones arrive. */
export function createHelpSearchStore({ api, logger }: Storefront) {
  const state = proxy(none());
  let asked = '';

  return {
    state,

    ask: resource(
      state,
      async (question: string) => {
        asked = question.trim().slice(0, HELP_QUESTION_LENGTH);
        if (asked === '') return none();
        const { answers } = await api.send(findHelp, { q: asked }, { suppressMessages: true });
        return { asked, answers };
      },
      {
        onFailure(error) {
          Object.assign(state, { asked, answers: [] });
          logger.log('warning', findHelp.path, error);
        },
      },
    ),
  };
}
createHelpSearchStore.storeKey = 'help.search';
