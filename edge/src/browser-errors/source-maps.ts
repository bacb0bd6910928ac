import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type EncodedSourceMap, TraceMap } from '@jridgewell/trace-mapping';
import { sourceMapOf } from '@odeta/delivery/releases/source-maps';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { LRUCache } from 'lru-cache';

/** Maps that stay in memory; the largest, of the shell with React, takes some megabytes. Also files without a map are remembered. */
const MOST_MAPS = 12;
const MOST_KNOWN = 200;
/** Bytes of a map. */
const LARGEST = 20_000_000;
/** Maps that are read within a minute: anybody can send stacks. */
const MOST_READ = 20;
const WINDOW = 60_000;

const decompress = promisify(brotliDecompress);

/** Finds source maps of releases. `null`: there is none, or too many were asked for. */
export function createSourceMaps(store: ReadableStore, now: () => number = Date.now) {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MOST_MAPS });
  const missing = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: WINDOW });
  let read = { since: now(), times: 0 };

  return async (unit: string, version: string, file: string): Promise<TraceMap | null> => {
    const name = `${unit}/${version}/${sourceMapOf(file)}`;
    const known = maps.get(name);
    if (known || missing.has(name) || !mayRead()) return known ?? null;
    const reading = load(name).catch(() => null);
    maps.set(name, reading);
    const map = await reading;
    if (!map) {
      maps.delete(name);
      missing.set(name, true);
    }
    return map;
  };

  async function load(name: string): Promise<TraceMap | null> {
    const bytes = await store.find(name);
    if (!bytes) return null;
    const text = await decompress(bytes, { maxOutputLength: LARGEST });
    return new TraceMap(JSON.parse(text.toString('utf8')) as EncodedSourceMap);
  }

  function mayRead() {
    if (now() - read.since > WINDOW) read = { since: now(), times: 0 };
    read.times += 1;
    return read.times <= MOST_READ;
  }
}
export type FindSourceMap = ReturnType<typeof createSourceMaps>;
