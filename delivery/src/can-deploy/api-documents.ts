import process from 'node:process';
import * as contracts from '@odeta/contracts';
import { StartFailure } from '@odeta/workspace/failure';
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

/** The OpenAPI document of this clone's API: all endpoints of the contracts, whose implementation the API's tests check. */
export async function readOwnApi(): Promise<OpenApi> {
  // Clones of a single unit have no API.
  const { openApiOf } = await import('@odeta/api/openapi-document');
  const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);
  const document = openApiOf(endpoints.map((endpoint) => ({ endpoint, headers: undefined, isForServers: false })));
  return JSON.parse(JSON.stringify(document));
}

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'body' in value;
