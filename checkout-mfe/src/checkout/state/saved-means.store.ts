import type { SavedMeans } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createCheckoutStore } from './checkout.store.ts';
import { askForCode, fetchSavedMeans, sendCode } from './saved-means.api.ts';

interface SavedMeansState extends Sending {
  means: SavedMeans[];
  /** The browser is new: before paying with one, the customer confirms by passkey, code or password. */
  needsConfirmation: boolean;
  /** The chosen id by payment; `null` for another card or a code. */
  chosen: Record<string, string | null>;
  isCodeSent: boolean;
}

/** M4. Cards and bank apps that the payment provider keeps for the customer. The first one of a payment is chosen in a known browser. */
export function createSavedMeansStore({ api, logger, storeOf }: Storefront) {
  const checkout = storeOf(createCheckoutStore);
  const state = proxy<SavedMeansState>({
    ...notSending,
    means: [],
    needsConfirmation: false,
    chosen: {},
    isCodeSent: false,
  });

  const chosenOf = (payment: string | null) => chosenIn(state, payment);

  return {
    state,
    chosenOf,

    /** If they cannot be read, the customer pays in the other ways. */
    async load() {
      try {
        const { means, needsConfirmation } = await fetchSavedMeans(api);
        Object.assign(state, { means, needsConfirmation });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.means = [];
        logger.log('warning', error.endpoint, error);
      }
    },

    choose: (payment: string, id: string | null) => void Object.assign(state.chosen, { [payment]: id }),

    /** Whether the chosen one still has to be confirmed. */
    isUnconfirmed: () => state.needsConfirmation && chosenOf(checkout.state.payment) !== null,

    /** For the order. */
    sent() {
      const savedMeansId = chosenOf(checkout.state.payment);
      return savedMeansId === null ? {} : { savedMeansId };
    },

    askForCode: mutation(state, async () => {
      await askForCode(api);
      return { isCodeSent: true };
    }),

    /** Resolves to the server's field errors. */
    confirm: mutation(state, async (code: string) => {
      await sendCode(api, code);
      return { isCodeSent: false, needsConfirmation: false };
    }),
  };
}

type Choice = Readonly<{
  means: readonly Readonly<SavedMeans>[];
  needsConfirmation: boolean;
  chosen: Readonly<SavedMeansState['chosen']>;
}>;

/** The id that pays; `null` for another card or a code. Also for a snapshot of the state. */
export function chosenIn({ means, needsConfirmation, chosen }: Choice, payment: string | null): string | null {
  const own = means.filter((one) => one.payment === payment);
  const id = payment === null ? null : chosen[payment];
  if (id === undefined) return needsConfirmation ? null : (own[0]?.id ?? null);
  return own.some((one) => one.id === id) ? id : null;
}
