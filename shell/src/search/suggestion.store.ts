import { type Suggestion, suggestionPhraseOf } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchSuggestion } from './suggestion.api.ts';

/** C3, in milliseconds after the last letter. */
const PAUSE = 1_000;
const SHORTEST = 3;

interface SuggestionState extends Suggestion, Loading {
  phrase: string;
}

const none = (): SuggestionState => ({
  ...notLoaded,
  phrase: '',
  items: [],
  answers: [],
  products: [],
  productCount: 0,
  hasMore: false,
});

/** Popular searches that begin with the entered phrase. */
export function createSuggestionStore({ api, logger }: Storefront) {
  const state = proxy(none());
  let pause: ReturnType<typeof setTimeout> | undefined;
  let typedPhrase = '';

  const ask = resource(
    state,
    async (phrase: string) => {
      const suggestion = await fetchSuggestion(api, phrase);
      // On a slow connection the phrase may have changed since.
      return phrase === typedPhrase ? { ...suggestion, phrase } : undefined;
    },
    {
      // The search works without suggestions; previous ones do not match this phrase.
      onFailure(error) {
        Object.assign(state, none());
        logger.log('warning', 'Suggestions', error);
      },
    },
  );

  return {
    state,

    type(typed: string) {
      clearTimeout(pause);
      const phrase = suggestionPhraseOf(typed);
      typedPhrase = phrase;
      if (phrase.length >= SHORTEST) pause = setTimeout(() => void ask(phrase), PAUSE);
      else Object.assign(state, none());
    },

    stop: () => clearTimeout(pause),
  };
}
