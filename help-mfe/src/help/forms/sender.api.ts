import {
  BOT_PROOF_HEADER,
  type BodyOf,
  type Endpoint,
  FORM_PROOF,
  IDEMPOTENCY_HEADER,
  type InputOf,
} from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/device/bot-proof';
import { visitStorage } from '@odeta/device/storage';
import type { ApiClient, Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import * as v from 'valibot';
import { createSellerStore } from '../seller/seller.store.ts';

const PressSchema = v.object({ content: v.string(), key: v.string() });

/** Submits a form with an idempotency key, which stays the same for repeated attempts with the same content. */
export function createSender(storefront: Storefront, name: string, botProof: BotProof = proofOf(storefront, name)) {
  const press = visitStorage(`help.${name}.press`, PressSchema);

  function keyOf(content: string) {
    const known = press.read();
    if (known?.content === content) return known.key;
    const key = createRandomKey();
    press.keep({ content, key });
    return key;
  }

  return {
    /** Prepares the bot proof when the visitor starts typing. */
    prepare: botProof.prepare,

    /** `content` identifies the form when the input is too large to be stored. */
    async send<C extends Endpoint>(
      endpoint: C,
      input: InputOf<C>,
      content = JSON.stringify(input),
    ): Promise<BodyOf<C>> {
      const key = keyOf(content);
      const headers = { [IDEMPOTENCY_HEADER]: key, [BOT_PROOF_HEADER]: await botProof.prove() };
      const answer = await storefront.api.send(endpoint, input, { suppressMessages: true, headers });
      press.forget();
      return answer;
    },
  };
}

/** Submits a form that was posted without scripts. `edge` adds the proof. */
export const sendPosted = <C extends Endpoint>(api: ApiClient, endpoint: C, input: InputOf<C>, key: string) =>
  api.send(endpoint, input, {
    suppressMessages: true,
    headers: { [IDEMPOTENCY_HEADER]: key, [BOT_PROOF_HEADER]: FORM_PROOF },
  });

/** Created on first use, because it only works in browsers. */
const proofOf = (storefront: Storefront, action: string) =>
  createBotProof(storefront, {
    siteKey: () => storefront.storeOf(createSellerStore).state.contact?.siteKey ?? null,
    action,
  });
