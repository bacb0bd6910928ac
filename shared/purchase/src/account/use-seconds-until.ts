import { useEffect, useState } from 'react';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down the seconds to a time (milliseconds since 1970); 0 once it has passed. */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    setSeconds(secondsUntil(time));
    const timer = setInterval(() => setSeconds(secondsUntil(time)), 500);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
