import { hash, verify } from '@node-rs/argon2';

/** argon2id with the lowest parameters that OWASP recommends: about 15 ms and 19 MB per password. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$8G1Op994myQdir0u3nMoFg$pDqfXI544QHIqFYZmpswtEM/QtFmc2yQcyJv8L0DD40';

export const hashPassword = (password: string): Promise<string> => hash(password, costs);

/** Takes as long for an unknown account as for a wrong password, so that the response time reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isValid = await verify(passwordHash ?? nobodys, password);
  return isValid && passwordHash !== null;
}
