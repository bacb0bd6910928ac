import { readRequestId } from '@odeta/node/request-id';
import { type Attack, PROBE_HEADER } from './attack.ts';
import type { RecordedRequest, RecordingApi } from './recording-api.ts';
import { sendRaw, type Target } from './send-raw.ts';
import { startVisitor } from './visitors.ts';

export const noDamage: Damage = { smuggled: [], withBody: [], truncated: [], mixedUp: [] };

/** What went wrong, by the names of attacks; empty lists if all servers understood the same requests. */
export interface Damage {
  /** Requests that reached the API although no server in front of it had received them as requests. */
  smuggled: string[];
  /** Requests whose body the API received although their method has none. */
  withBody: string[];
  /** Bodies that had broken off, and that the API received as complete ones. */
  truncated: string[];
  /** Responses to requests of somebody else. */
  mixedUp: string[];
}

interface Options {
  api: RecordingApi;
  /** The key with which `edge` signs the id of each request that it receives. */
  secret: string;
  attackers: Target;
  visitors: Target;
  /** A header that a balancer sets for each request that it receives. */
  balancerHeader?: string;
}

const ATTACKERS = 40;

/** Milliseconds; many requests have no end, so their senders must not wait for long. */
const PATIENCE = 150;

/** Sends all attacks, many at a time, while two visitors send requests. */
export async function attackAll(options: Options, attacks: readonly Attack[]): Promise<Damage> {
  const visitors = ['ana', 'eva'].map((name) => startVisitor(name, options.visitors));
  await Promise.all(visitors.map(({ hasBegun }) => hasBegun));
  const responses = await sendAll(options.attackers, attacks);
  await Promise.all(visitors.map(({ stop }) => stop()));
  const stolen = attacks.filter(({ probe }) => isOfOthers(responses.get(probe) ?? '', probe)).map(({ name }) => name);
  return { ...damageAtApi(options, attacks), mixedUp: [...stolen, ...visitors.flatMap(({ wrong }) => wrong)] };
}

async function sendAll(target: Target, attacks: readonly Attack[]): Promise<Map<string, string>> {
  const waiting = [...attacks];
  const responses = new Map<string, string>();
  const attack = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      responses.set(next.probe, await sendRaw(target, next.packets, PATIENCE));
  };
  await Promise.all(Array.from({ length: ATTACKERS }, attack));
  return responses;
}

function damageAtApi({ api, secret, balancerHeader }: Options, attacks: readonly Attack[]) {
  const names = new Map(attacks.map(({ probe, name }) => [probe, name]));
  const ids = api.received.map(({ headers }) => readRequestId(secret, headers['x-request-id']));
  const seen = new Set<string>();
  const isNew = (id: string | undefined) => id !== undefined && !seen.has(id) && Boolean(seen.add(id));
  const isKnown = ({ headers }: RecordedRequest) => !balancerHeader || headers[balancerHeader] !== undefined;
  const describe = ({ headers, method, url }: RecordedRequest) =>
    `${names.get(String(headers[PROBE_HEADER])) ?? 'somebody'} → ${method} ${url}`;
  const brokenOff = new Set(attacks.filter(({ breaksOff }) => breaksOff).map(({ probe }) => probe));
  const isTruncated = ({ headers, url, body, isComplete }: RecordedRequest) =>
    isComplete && body !== '' && url === '/api/outer' && brokenOff.has(String(headers[PROBE_HEADER]));
  return {
    truncated: api.received.filter(isTruncated).map(describe),
    smuggled: api.received.filter((request, index) => !(isNew(ids[index]) && isKnown(request))).map(describe),
    withBody: api.received.filter(hasNeedlessBody).map(describe),
  };
}

function hasNeedlessBody({ method, headers, body }: RecordedRequest): boolean {
  const isDeclared = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return !['POST', 'PUT', 'PATCH'].includes(method) && (isDeclared || body !== '');
}

/** Whether a response names a visitor, or another attacker. */
const isOfOthers = (response: string, probe: string) =>
  [...response.matchAll(/attacker-\d-\d{5}|ana-\d+|eva-\d+/g)].some(([found]) => found !== probe);
