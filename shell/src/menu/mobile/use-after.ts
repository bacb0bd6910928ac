import { startTransition, useEffect, useState } from 'react';

export function useAfter(delay: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAfter(true)), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isAfter;
}
