import { readFormProof, signFormProof } from './form-proof.ts';

const [secret, now] = ['s'.repeat(40), Date.UTC(2026, 10, 29)];

test('a proof of a form is accepted for a minute, by a server with the same secret, and each has its own signature', () => {
  const [proof, other] = [signFormProof(secret, now), signFormProof(secret, now)];

  expect(readFormProof(secret, proof, now + 59_000)?.expiresAt).toEqual(new Date(now + 60_000));
  expect(readFormProof(secret, proof, now)?.signature).not.toBe(readFormProof(secret, other, now)?.signature);
  expect(readFormProof(secret, proof, now + 61_000)).toBeUndefined();
  expect(readFormProof('t'.repeat(40), proof, now)).toBeUndefined();
  expect(readFormProof(secret, proof.replace(/\d{13}/, String(now + 70_000)), now)).toBeUndefined();
  expect(readFormProof(secret, 'form', now)).toBeUndefined();
});
