import type { Discovery } from '@odeta/contracts';
import { fileOfChange } from '@odeta/delivery/releases/changes';
import { integrityOf } from '@odeta/node/integrity';
import { createDiscoveryReader } from '../src/discovery/discovery.ts';
import { createTeamKeys } from './signed-document.ts';

export const team = createTeamKeys();

export const SHELL = { unit: 'shell', remotes: [{ name: 'cart', prefixes: ['/cart'] }] };
export const CART = { routes: [{ path: '/cart' }] };

export function createStore() {
  const files = new Map<string, string>();
  const reads: string[] = [];

  function publish(unit: string, version: string, rest: object = {}) {
    const url = `/releases/${unit}/${version}/release.json`;
    const files384 = { 'server.cjs': { integrity: integrityOf(Buffer.from(version)), bytes: 1, brotliBytes: 1 } };
    const parts = { entry: 'entry.js', scripts: [], messages: {}, styles: [], server: 'server.cjs', fonts: {} };
    const text = JSON.stringify({ unit, version, ...parts, ...rest, files: files384 });
    files.set(url, text).set(`/releases/${unit}/${version}/server.cjs`, version);
    return {
      url: `/releases/${unit}/${version}/entry.js`,
      metadata: { integrity: '', version },
      extras: { release: { url, integrity: integrityOf(Buffer.from(text)) } },
    };
  }

  const deployed = { number: 0 };

  return {
    files,
    reads,
    publish,
    put(change: (number: number) => string) {
      deployed.number += 1;
      files.set(`/releases/${fileOfChange(deployed.number)}`, change(deployed.number));
    },
    deploy(units: Record<string, object>, sign = team.sign) {
      this.put((number) => String(sign(number, documentOf(units))));
    },
    async find(file: string) {
      const text = files.get(`/releases/${file}`);
      return text === undefined ? null : Buffer.from(text);
    },
    async read(url: string) {
      reads.push(url);
      const text = files.get(url);
      if (text === undefined) throw new Error(`${url}: 404`);
      return text;
    },
  };
}

export const documentOf = (units: Record<string, object>) =>
  ({
    schema: 's',
    microFrontends: Object.fromEntries(Object.entries(units).map(([name, entry]) => [name, [entry].flat()])),
  }) as Discovery;

export type Spoil = (good: Awaited<ReturnType<typeof openGood>>) => void;

/** Spoils the newest document of a good store. `seen` has the versions of two reads after that. */
export async function openSpoiled(spoil: Spoil) {
  const good = await openGood();
  spoil(good);
  return { ...good, seen: [await good.live(), await good.live()] };
}

/** A store with a valid document, and a reader that has read it. */
export async function openGood(seconds = 0) {
  const store = createStore();
  const units = { shell: store.publish('shell', '1', SHELL), cart: store.publish('cart', '1', CART) };
  store.deploy(units);
  const problems: string[] = [];
  const reader = createDiscoveryReader(store, team.trusted, seconds, ({ message }) => problems.push(message));
  await reader.read();
  const live = async () => {
    const { shell, cart } = (await reader.read()).versions;
    return [shell?.metadata.version, cart?.metadata.version];
  };
  return { store, units, reader, problems, live };
}
