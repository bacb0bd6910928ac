import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createKeyPair,
  PlatformKeySchema,
  type SigningKey,
  SigningKeySchema,
  StopKeySchema,
  type TrustedKeys,
  TrustedKeysSchema,
} from '@odeta/delivery/releases/keys';
import { StartFailure } from '@odeta/workspace/failure';
import { dataFolder } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { NO_KEY } from './exit-codes.ts';

export interface TeamKeys {
  key: SigningKey;
  /** The key with which the shop itself stops canaries, if this environment has one. */
  stopKey: SigningKey | undefined;
  /** The key that may change the list of units, if this environment has one beside `key`. */
  platformKey?: SigningKey | undefined;
  /** Trusted keys: those of `RELEASE_KEYS`, and the own one. */
  keys: TrustedKeys;
  /** The same for `edge`. */
  RELEASE_KEYS: string;
}

/**
 * The keys of the environment. For a demonstration and in development, a pair is created once and stored in the data folder.
 * @throws {StartFailure} if there is none, or it is invalid.
 */
export function readTeamKeys(environment: NodeJS.ProcessEnv): TeamKeys {
  const hasOwn = environment.NODE_ENV !== 'production' || environment.DEMO === '1';
  if (!environment.RELEASE_SIGNING_KEY && !hasOwn)
    throw new StartFailure(
      'RELEASE_SIGNING_KEY is missing: in production no key is made (npm run releases -- keys --new prints a new pair).',
      NO_KEY,
    );
  const given = environment.RELEASE_SIGNING_KEY ?? ownKey(environment, 'release-signing-key');
  const key = parse(SigningKeySchema, 'RELEASE_SIGNING_KEY', given);
  // No stop key is generated if the environment has a signing key of its own.
  const stop =
    environment.RELEASE_STOP_KEY ??
    (environment.RELEASE_SIGNING_KEY ? undefined : ownKey(environment, 'release-stop-key'));
  const stopKey = stop === undefined ? undefined : parse(StopKeySchema, 'RELEASE_STOP_KEY', stop);
  const { RELEASE_PLATFORM_KEY: platform } = environment;
  const platformKey = platform ? parse(PlatformKeySchema, 'RELEASE_PLATFORM_KEY', platform) : undefined;
  // The platform's key is trusted once RELEASE_KEYS names it: until then the list of units may have no signature of it.
  const RELEASE_KEYS = [environment.RELEASE_KEYS, key.publicKey, stopKey?.publicKey].filter(Boolean).join(' ');
  return { key, stopKey, platformKey, keys: parse(TrustedKeysSchema, 'RELEASE_KEYS', RELEASE_KEYS), RELEASE_KEYS };
}

/**
 * The public keys that the shop of this environment accepts, in the format of `RELEASE_KEYS`; none is created.
 * @throws {StartFailure} if there is none.
 */
export function readPublicKeys(environment: NodeJS.ProcessEnv): string {
  const file = fileOfKey(environment, 'release-signing-key');
  if (environment.RELEASE_SIGNING_KEY || existsSync(file)) return readTeamKeys(environment).RELEASE_KEYS;
  if (environment.RELEASE_KEYS) return environment.RELEASE_KEYS;
  throw new StartFailure(
    `There is no key at ${file} yet: the first start or release creates it, and --new prints a new pair.`,
    NO_KEY,
  );
}

type KeyName = 'release-signing-key' | 'release-stop-key';

const fileOfKey = (environment: NodeJS.ProcessEnv, name: KeyName) => path.join(dataFolder(environment), 'keys', name);

function ownKey(environment: NodeJS.ProcessEnv, name: KeyName) {
  const file = fileOfKey(environment, name);
  const folder = path.dirname(file);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      const { signingKey } = createKeyPair({ stops: name === 'release-stop-key' });
      writeFileSync(file, `${signingKey}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another command may have created it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function parse<Schema extends v.GenericSchema>(schema: Schema, name: string, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  throw new StartFailure(`The environment variable ${name} is wrong: it ${result.issues[0].message}.`, NO_KEY);
}
