import type { Agreement, AgreementType } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect, useRef, useState } from 'react';
import { orderStorage } from '../state/order-storage.ts';
import { createAccountStore } from './account.store.ts';

type Asked = readonly Pick<Agreement, 'type' | 'version'>[];

/** The ticked consents. They survive a reload and a visit to the bank's page as long as the versions of the texts are the same. */
export function useConsents(agreements: Asked) {
  const { changes } = useSnapshot(useStore(createAccountStore).state);
  const [{ consents: stored }] = useState(orderStorage);
  const [ticked, setTicked] = useState(() => stored.read() ?? []);

  // A log-out deletes the stored consents, so that the next customer on this device gives their own.
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) setTicked(stored.read() ?? []);
    seen.current = changes;
  }, [changes, stored]);

  const isTicked = ({ type, version }: Asked[number]) =>
    ticked.some((one) => one.type === type && one.version === version);

  return {
    consents: agreements.filter(isTicked).map(({ type }) => type),

    setConsents(types: readonly AgreementType[]) {
      const given = agreements
        .filter(({ type }) => types.includes(type))
        .map(({ type, version }) => ({ type, version }));
      stored.keep(given);
      setTicked(given);
    },
  };
}
