import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { ApiRequest, CountryCode } from '@odeta/contracts';
import { TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import pidusage from 'pidusage';
import * as v from 'valibot';
import type { ApiAnswer, SendForClient } from '../src/api/api-gateway.ts';
import { createDiscoveryReader } from '../src/discovery/discovery.ts';
import { clientKindOf } from '../src/http/client-kind.ts';
import { createReleaseStore } from '../src/releases/release-store.ts';
import { createUnits } from '../src/releases/units.ts';
import type { PageOrder, PageResult } from '../src/releases/worker-messages.ts';
import { createTasks } from '../src/render-worker/tasks.ts';
import { createRenderer } from '../src/rendering/create-renderer.ts';

/**
 * Measures the cost of rendering a page in worker processes: processor time for one page in one worker, compared with the same code in this
 * process, and pages per second with one and two workers. The API's answers are loaded once and then replayed from memory. Started by `npm
 * run bench -- rendering`, which provides a shop with a visitor and a cart.
 */
const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '' },
    /** The same format as `RELEASE_KEYS`. */
    keys: { type: 'string', default: '' },
    address: { type: 'string', default: '' },
    cookie: { type: 'string', default: '' },
    pages: { type: 'string', default: '400' },
    turns: { type: 'string', default: '9' },
  },
});
const CONCURRENT_PAGES = 10;
const country: CountryCode = 'sk';
const url = '/cart';

const keys = v.parse(TrustedKeysSchema, values.keys);
const store = createReleaseStore(path.resolve(values.releases));
const units = createUnits(store);
const discovery = createDiscoveryReader(store, keys, 0, (cause) => fail({ cause }));
const { versions, routes } = await discovery.read();
const send = createRepeatedAnswers();
const requester = { send, report: fail };
const one = openRenderer(1);
const two = openRenderer(2);

const route = await one.routeOf(versions, routes, url);
const contents = await one.loadContents(versions, country, send);
const session = {
  country,
  language: country,
  client: clientKindOf(),
  newUser: false,
  nonce: 'nonce',
  csrf: 'token',
} as const;
const order: PageOrder = {
  ...session,
  ...{ url, origin: values.address, versions, fallbacks: {}, routes, fileOrigins: [] },
};
const inWorkers = (renderer: ReturnType<typeof openRenderer>) => () =>
  renderer.render(order, route, contents, requester);
const ways = {
  'in this process': await createInProcess(),
  'one worker': inWorkers(one),
  'two workers': inWorkers(two),
};
const turns = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as { cpu: number; rate: number }[]]));
// Loads the API's answers, which may take longer than the time limit of a page.
for (const render of Object.values(ways)) await render();
for (let turn = 0; turn <= Number(values.turns); turn += 1)
  for (const [name, render] of Object.entries(ways)) {
    const measured = await measure(render);
    // The first turn includes compilation.
    if (turn > 0) turns[name]?.push(measured);
  }
process.stdout.write(JSON.stringify(turns));
process.exit(0);

function createRepeatedAnswers(): SendForClient {
  const answers = new Map<string, ApiAnswer>();
  return async (to, request) => {
    const key = `${to} ${request.body ?? ''}`;
    const answer = answers.get(key) ?? (await ask(to, request));
    answers.set(key, answer);
    return answer;
  };
}

/** By IP address: not every system's resolver knows `*.localhost`. */
async function ask(to: string, { method, headers, body }: ApiRequest): Promise<ApiAnswer> {
  const { host, port } = new URL(values.address);
  const asked = { host: '127.0.0.1', port, path: to, method, headers: { ...headers, host, cookie: values.cookie } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(asked, resolve).on('error', reject).end(body);
  });
  const received = await text(response);
  return { status: response.statusCode ?? 0, text: async () => received, json: async () => JSON.parse(received) };
}

function openRenderer(workers: number) {
  const config = { RENDER_WORKERS: workers, RENDER_MEMORY_MB: 512, RENDER_LIMIT_SECONDS: 30 };
  // No trial renderings: the discovery document does not change here.
  const probing = { routesOf: async () => routes, sendFor: () => send };
  return createRenderer(config, units, { report: fail, close() {} }, probing).pages;
}

function fail(failure: { cause: unknown }): never {
  throw failure.cause;
}

/** Renders as a worker does, but in this process. */
async function createInProcess() {
  const [shell, remote] = [await units.readShell(versions), await units.readRemote(versions, route.remote ?? '', fail)];
  if (!remote) throw new Error(`${url} has no remote`);
  const texts = new Map([shell, remote].map(({ address, json }) => [address, json]));
  texts.set(contents.key, contents.json);
  const tasks = createTasks({
    read: async (_, name) => texts.get(name) ?? fail({ cause: name }),
    sendFor: () => send,
    measureWait: () => () => 0,
  });
  const task = { kind: 'page', shell, remote, rendersRemote: true, order, route, timeLimit: 30_000 } as const;
  return async () => {
    const answer = await tasks.answer(1, { ...task, contents: contents.key });
    return 'error' in answer ? fail({ cause: answer.error }) : (answer.result as PageResult);
  };
}

/** Milliseconds of processor time per page, over all processes, and pages per second. */
async function measure(render: () => Promise<{ complete: boolean }>) {
  const pages = Number(values.pages);
  const [cpu, begun] = [await usedProcessor(), performance.now()];
  let left = pages;
  const renderInTurn = async () => {
    for (; left > 0; left -= 1) if (!(await render()).complete) throw new Error('A page has a skeleton');
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, renderInTurn));
  const rate = (pages * 1000) / (performance.now() - begun);
  return { cpu: ((await usedProcessor()) - cpu) / pages, rate };
}

/** Milliseconds, of this process and its workers. Linux only: https://man7.org/linux/man-pages/man5/proc_pid_task.5.html */
async function usedProcessor(): Promise<number> {
  const workers = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const usages = Object.values(await pidusage([process.pid, ...workers]));
  return usages.reduce((sum, { ctime }) => sum + ctime, 0);
}
