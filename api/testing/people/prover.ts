import { BOT_PROOF_HEADER, readBotChallenge } from '@odeta/contracts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestClient } from '../shop/test-client.ts';

/** Solves a challenge of the shop as the page's worker does. */
export async function prove(client: TestClient) {
  const { challenge } = (await client.send(readBotChallenge)).body;
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return { challenge, solution };
}

/** The header with a proof. */
export const shown = (proof: object | string) => ({
  [BOT_PROOF_HEADER]: typeof proof === 'string' ? proof : Buffer.from(JSON.stringify(proof)).toString('base64'),
});
