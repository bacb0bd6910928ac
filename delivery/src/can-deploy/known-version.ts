import type { ReadableStore } from '@odeta/delivery/releases/store';
import {
  DECLARATIONS_FILE,
  type Declarations,
  DeclarationsSchema,
  USES_FILE,
  type Uses,
  UsesSchema,
} from '@odeta/delivery/releases/uses';
import { integrityOf } from '@odeta/node/integrity';
import { StartFailure } from '@odeta/workspace/failure';
import * as v from 'valibot';
import { NO_STORE, REFUSED } from '../publish/exit-codes.ts';
import { readPublished } from '../publish/publish.ts';

export interface KnownVersion {
  unit: string;
  version: string;
  /** `null`: not in the release, because another tool has built it. */
  uses: Uses | null;
  declarations: Declarations | null;
  /** The patterns of its addresses. */
  routes?: string[];
}

/** @throws {StartFailure} if it is not in the store, or is invalid. */
export async function readVersion(store: ReadableStore, unit: string, version: string): Promise<KnownVersion> {
  const release = await readPublished(store, unit, version);
  if (!release) throw new StartFailure(`The store has no ${unit}@${version}.`, REFUSED);

  async function read<Schema extends v.GenericSchema>(file: string, schema: Schema) {
    const listed = release?.files[file];
    if (!listed) return null;
    const bytes = await store.find(`${unit}/${version}/${file}`);
    if (!bytes || integrityOf(bytes) !== listed.integrity)
      throw new StartFailure(`${file} of ${unit}@${version} is not what its release lists.`, NO_STORE);
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), bytes.toString('utf8'));
  }

  return {
    unit,
    version,
    uses: await read(USES_FILE, UsesSchema),
    declarations: await read(DECLARATIONS_FILE, DeclarationsSchema),
    routes: (release.routes ?? []).map(({ path }) => path),
  };
}

export const nameOf = ({ unit, version }: KnownVersion) => `${unit}@${version}`;
