import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartFailure } from '@odeta/workspace/failure';
import { workspace } from '@odeta/workspace/workspace';
import { NO_STORE } from '../publish/exit-codes.ts';
import type { OpenApi } from './api-edges.ts';

const TIME_LIMIT_MS = 10_000;

/** The address of the live API, from the command line or the environment. */
export const liveApiAddress = (named: string | undefined): string | undefined =>
  named || process.env.LIVE_API_URL || undefined;

export async function readLiveApi(address: string): Promise<OpenApi> {
  const url = `${address.replace(/\/$/, '')}/api/openapi.json`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const document: unknown = await response.json();
    if (response.ok && typeof document === 'object' && document !== null && 'paths' in document)
      return document as OpenApi;
    throw new Error(`it answers ${response.status}`);
  } catch (error) {
    throw new StartFailure(`The API cannot be asked at ${url}: ${(error as Error).message}.`, NO_STORE);
  }
}

/** Whether this clone has an API. Clones of a single unit have none. */
export const hasOwnApi = (root = workspace): boolean => existsSync(ownModule(root));

/** The OpenAPI document of this clone's API, from the module that the workspace names. */
export async function readOwnApi(root = workspace): Promise<OpenApi> {
  if (!hasOwnApi(root))
    throw new StartFailure('This clone has no API: `delivery.apiDocument` in package.json names none that exists.');
  const { readApiDocument } = await import(ownModule(root));
  return readApiDocument();
}

/** `delivery.apiDocument` in the workspace's package.json: a module that exports `readApiDocument()`. */
function ownModule(root: string): string {
  const { delivery } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return path.join(root, delivery?.apiDocument ?? 'none');
}
