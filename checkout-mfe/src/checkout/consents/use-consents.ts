import type { Agreement, AgreementType } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect, useRef, useState } from 'react';
import { createAccountStore } from '../customer/account.store.ts';
import { orderStorage } from '../order/order-storage.ts';

type Asked = readonly Pick<Agreement, 'type' | 'version'>[];

/** L4. What the buyer ticked; it outlives a reload and the way to the bank and back, as long as the texts are the same. */
export function useConsents(agreements: Asked) {
  const { changes } = useSnapshot(useStore(createAccountStore).state);
  const [{ consents: stored }] = useState(orderStorage);
  const [ticked, setTicked] = useState(() => stored.read() ?? []);

  // After a log-out nothing is kept any more: the next customer at this device ticks for himself.
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) setTicked(stored.read() ?? []);
    seen.current = changes;
  }, [changes, stored]);

  const isTicked = ({ type, version }: Asked[number]) =>
    ticked.some((one) => one.type === type && one.version === version);

  return {
    consents: agreements.filter(isTicked).map(({ type }) => type),

    tick(types: readonly AgreementType[]) {
      const given = agreements
        .filter(({ type }) => types.includes(type))
        .map(({ type, version }) => ({ type, version }));
      stored.keep(given);
      setTicked(given);
    },
  };
}
