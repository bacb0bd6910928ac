import type { Agreement, AgreementType } from '@odeta/shared/contracts';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { useEffect, useRef, useState } from 'react';
import { createAccountStore } from './customer/account.store.ts';
import { keptForOrder } from './kept-for-order.ts';

type Asked = readonly Pick<Agreement, 'type' | 'version'>[];

/** L4. What the buyer ticked; it outlives a reload and the way to the bank and back, as long as the texts are the same. */
export function useConsents(agreements: Asked) {
  const { changes } = useSnapshot(useStore(createAccountStore).state);
  const [{ consents: kept }] = useState(keptForOrder);
  const [ticked, setTicked] = useState(() => kept.read() ?? []);

  // After a log-out nothing is kept any more: the next customer at this device ticks for himself.
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) setTicked(kept.read() ?? []);
    seen.current = changes;
  }, [changes, kept]);

  const isTicked = ({ type, version }: Asked[number]) =>
    ticked.some((one) => one.type === type && one.version === version);

  return {
    consents: agreements.filter(isTicked).map(({ type }) => type),

    tick(types: readonly AgreementType[]) {
      const given = agreements
        .filter(({ type }) => types.includes(type))
        .map(({ type, version }) => ({ type, version }));
      kept.keep(given);
      setTicked(given);
    },
  };
}
