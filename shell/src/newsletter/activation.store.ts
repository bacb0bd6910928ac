import { activateNewsletter, type BodyOf } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { sendActivation } from './newsletter.api.ts';

interface ActivationState extends Loading {
  activated: BodyOf<typeof activateNewsletter> | null;
  /** Why the link cannot be used; `null` after another failure, when the visitor can try again. */
  refusal: string | null;
}

/** Activates the subscription of a link in an e-mail. */
export function createActivationStore({ api, logger }: Storefront) {
  const state = proxy<ActivationState>({ activated: null, refusal: null, ...notLoaded });

  return {
    state,

    activate: resource(state, async (token: string) => ({ activated: await sendActivation(api, token) }), {
      once: true,
      onFailure(error) {
        if (error.code === 'unknown-link') state.refusal = error.messages[0]?.message ?? '';
        else logger.log('error', activateNewsletter.path, error);
      },
    }),
  };
}
