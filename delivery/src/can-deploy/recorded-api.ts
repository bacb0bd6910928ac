import type { ReadableStore, WritableStore } from '@odeta/delivery/releases/store';
import * as v from 'valibot';
import { START } from '../publish/start-releases.ts';
import { hasOwnApi, readOwnApi } from './api-documents.ts';
import type { OpenApi } from './api-edges.ts';

/** The API's document at its last deployment, which versions are compared with if no address is given. */
const FILE = 'api/live.json';

const isOpenApi = (value: unknown): value is OpenApi => typeof value === 'object' && value !== null && 'paths' in value;

const RecordedApiSchema = v.object({
  author: v.string(),
  command: v.string(),
  /** ISO 8601, UTC. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  document: v.custom<OpenApi>(isOpenApi),
});
export type RecordedApi = v.InferOutput<typeof RecordedApiSchema>;

/** `null` if it was never recorded. */
export async function findRecordedApi(store: ReadableStore): Promise<RecordedApi | null> {
  const bytes = await store.find(FILE);
  return bytes && v.parse(v.pipe(v.string(), v.parseJson(), RecordedApiSchema), bytes.toString('utf8'));
}

export async function recordApi(store: WritableStore, said: { author: string; command: string }, document: OpenApi) {
  const { author, command } = said;
  const recorded: RecordedApi = { author, command, time: new Date().toISOString(), document };
  await store.replace(FILE, Buffer.from(JSON.stringify(recorded)));
}

/** A start runs the API of its clone. A document that a release command has recorded is not replaced, because this clone may be older. */
export async function recordApiOfStart(store: WritableStore, author: string) {
  const known = await findRecordedApi(store);
  if (known && known.command !== START) return;
  if (hasOwnApi()) await recordApi(store, { author, command: START }, await readOwnApi());
}

export const nameOfRecorded = ({ time, author }: RecordedApi) => `api (of ${time.slice(0, 10)}, by ${author})`;
