import { BOT_PROOF_HEADER, type BodyOf, type Endpoint, IDEMPOTENCY_HEADER, type InputOf } from '@odeta/contracts';
import { visitStorage } from '@odeta/purchase';
import { type BotProof, createBotProof } from '@odeta/purchase/bot-proof';
import type { Storefront } from '@odeta/storefront';
import * as v from 'valibot';
import { createSellerStore } from '../seller/seller.store.ts';

const PressSchema = v.object({ content: v.string(), key: v.string() });
const KEY_BYTES = 16;

/** Sends a form so that it counts once: the same content, sent again after no answer came, has the same key. */
export function createSender(storefront: Storefront, name: string, botProof: BotProof = proofOf(storefront, name)) {
  const press = visitStorage(`help.${name}.press`, PressSchema);

  function keyOf(content: string) {
    const known = press.read();
    if (known?.content === content) return known.key;
    const key = makeKey();
    press.keep({ content, key });
    return key;
  }

  return {
    /** M9. Whoever begins to fill in the form will send it. */
    prepare: botProof.prepare,

    /** `content`: what makes it the same form, where the input is too long to be kept. */
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

/** Made when it is first needed: on a server there is nothing to prove. */
const proofOf = (storefront: Storefront, action: string) =>
  createBotProof(storefront, {
    siteKey: () => storefront.storeOf(createSellerStore).state.contact?.siteKey ?? null,
    action,
  });

/** Not `randomUUID`: that needs a secure context, and a shop may be looked at without one. */
const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
