import type { Discovery } from '@odeta/contracts';
import type { Change } from './change.ts';
import type { Envelope } from './envelope.ts';
import { isStopKey, type SigningKey, type TrustedKeys } from './keys.ts';
import { StoreFailure } from './store.ts';
import { mayChangeUnits, readUnitList, signUnitList } from './unit-list.ts';

interface Signing {
  signers: readonly SigningKey[];
  keys: TrustedKeys;
  renewsList: boolean;
}

/**
 * The signed list of units of the next change: as it was, unless the command has changed it.
 * @throws {StoreFailure} if it has, and its keys may not do that.
 */
export function nextUnitList(
  before: Change | null,
  remotes: Discovery['remotes'],
  { signers, keys, renewsList }: Signing,
): Envelope | undefined {
  const known = before?.unitList;
  const isSame = JSON.stringify(before?.document.remotes) === JSON.stringify(remotes);
  const maySign = signers.some(({ id }) => mayChangeUnits(id, keys));
  if (isSame && !(renewsList && known && maySign)) return known;
  if (!maySign)
    throw new StoreFailure(
      "Only the platform's key may change the list of units: RELEASE_PLATFORM_KEY has none (npm run releases -- unit key)",
    );
  const number = (known ? readUnitList(known, keys).number : 0) + 1;
  return signUnitList(
    { number, remotes: [...(remotes ?? [])] },
    signers.filter(({ id }) => !isStopKey(id)),
  );
}
