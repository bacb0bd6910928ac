import { hash, verify } from '@node-rs/argon2';

/** argon2id with the least costs that OWASP names: about 15 ms and 19 MB a password. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$8G1Op994myQdir0u3nMoFg$pDqfXI544QHIqFYZmpswtEM/QtFmc2yQcyJv8L0DD40';

export const hashPassword = (password: string): Promise<string> => hash(password, costs);

/** Takes as long for an account that there is not as for a wrong password, so that the time tells nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodys, password);
  return isRight && passwordHash !== null;
}
