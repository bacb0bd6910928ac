import { type DeliveryReturn, readDeliveryReturn } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useEffect, useState } from 'react';

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; costs: DeliveryReturn };

export function useDeliveryReturn(open: boolean) {
  const { api, logger } = useStorefront();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!open) return undefined;
    let isLeft = false;
    const take = (next: Loaded) => !isLeft && setLoaded(next);
    api.send(readDeliveryReturn, {}, { suppressMessages: true }).then(
      (costs) => take({ status: 'ready', costs }),
      (error) => {
        logger.log('error', readDeliveryReturn.path, error);
        take({ status: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [open, attempt, api, logger]);

  function retry() {
    setLoaded({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  return { loaded, retry };
}
