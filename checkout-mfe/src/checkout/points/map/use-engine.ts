import { useStorefront } from '@odeta/storefront';
import { useEffect, useState } from 'react';
import { loadEngine } from './load-engine.ts';
import type { MapEngine } from './map-engine.ts';

interface Loaded {
  engine: MapEngine | null;
  /** No map can be shown here; the list is enough. */
  isMissing: boolean;
  /** The library has failed before the map was shown. */
  refuse: () => void;
}

/** The map library. If Mapbox fails, for example because of its token, the shop's own map is the fallback. */
export function useEngine(mapboxToken: string | null): Loaded {
  const { session, logger } = useStorefront();
  const { code, language } = session.country;
  const [token, setToken] = useState(mapboxToken);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let isMounted = true;
    setEngine(null);
    loadEngine({ code, language }, token).then(
      (loaded) => isMounted && setEngine(loaded),
      (error) => {
        logger.log('error', 'map', error);
        if (!isMounted) return;
        if (token === null) setMissing(true);
        else setToken(null);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [code, language, token, logger]);

  return { engine, isMissing, refuse: () => (token === null ? setMissing(true) : setToken(null)) };
}
