import { useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useEffect, useEffectEvent, useState } from 'react';

/** Counts down the seconds to a time (milliseconds since 1970, by the server's time); 0 once it has passed. */
export function useSecondsUntil(time: number): number {
  const storefront = useStorefront();
  const count = () => Math.max(0, Math.ceil((time - nowOf(storefront)) / 1000));
  const [seconds, setSeconds] = useState(count);
  const show = useEffectEvent(() => setSeconds(count()));
  useEffect(() => {
    show();
    const timer = setInterval(show, 500);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
