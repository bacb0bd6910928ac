import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { createKeyPair } from '@odeta/delivery/releases/keys';

/** How a command ended; `code` as in docs/releases.md. */
export interface Outcome {
  code: number;
  text: string;
  milliseconds: number;
}

export interface Team {
  name: string;
  /** The units that it mostly releases. */
  units: readonly string[];
  builds: string;
  /** Runs a command of `npm run` in the team's process; one after the other. */
  run(...command: string[]): Promise<Outcome>;
  stop(): void;
}

const shares = {
  Shop: ['shell', 'catalog', 'help'],
  Buying: ['cart', 'checkout'],
  Customers: ['account', 'confirm'],
};

export interface Keys {
  /** Public keys of the teams and of the shop, for `RELEASE_KEYS`. */
  publicKeys: string;
  /** Private keys by the name of the team. */
  teams: Record<string, string>;
  /** The private key with which the shop stops canaries. */
  stopKey: string;
}

export function createKeys(): Keys {
  const stop = createKeyPair({ stops: true });
  const pairs = Object.keys(shares).map((name) => [name, createKeyPair()] as const);
  return {
    publicKeys: [...pairs.map(([, { publicKey }]) => publicKey), stop.publicKey].join(' '),
    teams: Object.fromEntries(pairs.map(([name, { signingKey }]) => [name, signingKey])),
    stopKey: stop.signingKey,
  };
}

/** Three teams, each with a process, a key and a folder of builds of its own, at one store. */
export const startTeams = (folder: string, store: string, keys: Keys): Team[] =>
  Object.entries(shares).map(([name, units]) => startTeam(name, units, { folder, store, keys }));

function startTeam(
  name: string,
  units: string[],
  { folder, store, keys }: { folder: string; store: string; keys: Keys },
) {
  const data = path.join(folder, name);
  const child = fork(path.join(import.meta.dirname, 'team.ts'), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: data,
      RELEASES_DIR: store,
      RELEASE_SIGNING_KEY: keys.teams[name],
      RELEASE_KEYS: keys.publicKeys,
    },
  });
  const state = { last: Promise.resolve() as Promise<unknown> };
  const runNow = async (command: string[]): Promise<Outcome> => {
    const begun = performance.now();
    child.send([...command, '--store', store, '--author', name]);
    const [outcome] = await once(child, 'message');
    return { ...outcome, milliseconds: performance.now() - begun };
  };
  return {
    name,
    units,
    builds: path.join(data, 'builds'),
    run(...command: string[]) {
      const outcome = state.last.then(() => runNow(command));
      state.last = outcome.catch(() => {});
      return outcome;
    },
    stop: () => child.disconnect(),
  };
}
