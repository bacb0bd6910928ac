import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from '../servers/api-process.ts';
import { type Answer, movedTo, type TestClient } from '../shop/test-client.ts';
import { pick, type Random } from './chaos-random.ts';

export interface ChaosNetwork {
  /** At any time some of them may be dead. */
  servers: ApiProcess[];
  /** Kills the server with this index; see `createKiller`. */
  kill(place: number, step: string): Promise<boolean>;
  /** Requests whose sender no longer waits for them. */
  stragglers: Promise<unknown>[];
  /** Number of faults by kind. */
  drawn: Record<string, number>;
}

export interface Sender extends ChaosNetwork {
  client: TestClient;
  random: Random;
  seed: number;
  /** The faults of this buyer, for the message of a failed test. */
  story: string[];
}

/** What happens to a buyer's request. `unheard`: its answer is lost; `overtaken`: it arrives after later requests. */
const fates = [
  [58, 'well'],
  [9, 'lost'],
  [9, 'unheard'],
  [8, 'twice'],
  [8, 'late'],
  [6, 'overtaken'],
  [1, 'killed meanwhile'],
  [1, 'killed after'],
] as const;
export const orderFaults = fates.map(([, fate]) => fate).filter((fate) => fate !== 'well');

/** Both servers may be restarting, on a busy machine. */
const PATIENCE_MS = 300_000;
const PAUSE_MS = 150;
const LATEST_MS = 200;
const OVERTAKEN_MS = 1500;
export type Sending = (client: TestClient) => Promise<Answer<never>>;

export function note({ story, drawn }: Pick<Sender, 'story' | 'drawn'>, what: string) {
  story.push(what);
  drawn[what] = (drawn[what] ?? 0) + 1;
}

/** Repeats the request until it gets an answer other than a server error. */
export async function send(sender: Sender, name: string, sending: Sending): Promise<Answer<never>> {
  const limit = Date.now() + PATIENCE_MS;
  const heard: Record<string, number> = {};
  while (Date.now() < limit) {
    const answer = await sendOnce(sender, name, sending);
    if (answer && answer.status < 500) return answer;
    const said = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'nothing';
    heard[said] = (heard[said] ?? 0) + 1;
    await pause(PAUSE_MS);
  }
  throw new Error(`Nobody answers ${name}: ${JSON.stringify(heard)}`);
}

/** Sends the request without waiting for the answer, as if the tab were closed. */
export function sendAndLeave(sender: Sender, name: string, sending: Sending): void {
  note(sender, `${name} left`);
  sender.stragglers.push(pause(sender.random() * LATEST_MS).then(() => deliver(sender, placeOf(sender), sending)));
}

async function sendOnce(sender: Sender, name: string, sending: Sending): Promise<Answer<never> | undefined> {
  const { random, kill, stragglers } = sender;
  const fate = pick(random, fates);
  if (fate !== 'well') note(sender, `${name} ${fate}`);
  const place = placeOf(sender);
  const one = () => deliver(sender, place, sending);
  switch (fate) {
    case 'lost':
      return undefined;
    case 'overtaken':
      stragglers.push(pause(random() * OVERTAKEN_MS).then(one));
      return undefined;
    case 'twice':
      return (await Promise.all([one(), deliver(sender, placeOf(sender), sending)]))[1];
    case 'late':
      await pause(random() * LATEST_MS);
      return one();
    case 'killed meanwhile': {
      const answering = one();
      await pause(random() * 20);
      await kill(place, `buyer ${fate}`);
      return answering;
    }
    case 'killed after':
    case 'unheard':
      await one();
      if (fate === 'killed after') await kill(place, `buyer ${fate}`);
      return undefined;
    default:
      return one();
  }
}

const placeOf = ({ random, servers }: Sender) => Math.floor(random() * servers.length);

/** `undefined` when the server dies before it answers. */
async function deliver({ servers, client }: Sender, place: number, sending: Sending) {
  const server = servers[place];
  return server && sending(movedTo(server.app, client, 'pl')).catch(() => undefined);
}
