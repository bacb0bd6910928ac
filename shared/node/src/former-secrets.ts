import { isSame } from './same.ts';

/** By the secret that signs. Set once when a process starts, like its environment, and of no visitor. */
// biome-ignore lint/plugin: thirty functions that check signatures would each need a second secret from every caller
const accepted = new Map<string, readonly string[]>();

/**
 * Server only. From now on what these secrets have signed is accepted, too: those before the present one, and the next one while not all
 * processes have it (`docs/security.md`).
 */
export function acceptFormer(secret: string, former: readonly string[]): void {
  accepted.set(secret, former);
}

/** The secret that signs, and then those that are accepted. */
export const secretsOf = (secret: string): readonly [string, ...string[]] => [secret, ...(accepted.get(secret) ?? [])];

/** Whether one of them has made this signature. */
export const isSignedBy = <Signature extends string | Buffer>(
  secret: string,
  signature: Signature,
  sign: (secret: string) => Signature,
): boolean => secretsOf(secret).some((one) => isSame(signature, sign(one)));
