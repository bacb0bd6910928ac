import {
  APP_BRIDGE_VERSION,
  EnvelopeSchema,
  type Refusal,
  type ToWebMessage,
  type ToWebType,
  toWebSchemas,
} from '@odeta/contracts/app-bridge';
import { safeSessionStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

/** Characters; no message of the app is longer. */
const LONGEST = 20_000;
/** Answers that are stored for repeated messages. */
const MOST = 100;
const KEY = 'app-bridge.answered';
const AnsweredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ outcome: v.picklist(['handled', 'refused', 'may-leave']) })])),
);

/** Only the latest message of these types is used. */
const states: readonly ToWebType[] = ['ready', 'loginState', 'safeAreas', 'pushToken', 'consent'];

export interface Answer {
  outcome: 'handled' | 'refused' | 'may-leave';
  reason?: Refusal;
  /** Runs after the answer, because it may leave the page. */
  after?: () => void;
}

export const handled: Answer = { outcome: 'handled' };
export const refuse = (reason: Refusal): Answer => ({ outcome: 'refused', reason });

/** The handler of each message type; messages without one are refused with `unknown-type`. */
export type Handlers = {
  [Type in ToWebType]: (payload: Extract<ToWebMessage, { type: Type }>['payload']) => Answer;
};

interface Parts {
  handlers: Handlers;
  answer(payload: { of: string } & Omit<Answer, 'after'>): void;
  report(reason: Refusal): void;
  /** Stores the answers across pages: when a message leads to another page, its answer may be lost and the message sent again. */
  storage: Pick<Window, 'sessionStorage'>;
}

/** Handles the app's messages: each once, only the latest of a state, and only valid ones. */
export function createReceiver({ handlers, answer, report, storage }: Parts) {
  const answered = readAnswered(storage);
  const newest = new Map<string, number>();

  function handle({ type, sequence, payload }: ToWebMessage): Answer {
    if (states.includes(type)) {
      if (sequence < (newest.get(type) ?? 0)) return refuse('out-of-date');
      newest.set(type, sequence);
    }
    return (handlers[type] as (given: unknown) => Answer)(payload);
  }

  function read(data: unknown, { version, type }: v.InferOutput<typeof EnvelopeSchema>): Answer {
    if (version !== APP_BRIDGE_VERSION) return refuse('unknown-version');
    if (!Object.hasOwn(handlers, type)) return refuse('unknown-type');
    const parsed = v.safeParse(toWebSchemas[type as ToWebType], data);
    return parsed.success ? handle(parsed.output as ToWebMessage) : refuse('malformed');
  }

  function remember(id: string, given: Answer) {
    answered.set(id, given);
    const [oldest] = answered.keys();
    if (answered.size > MOST && oldest !== undefined) answered.delete(oldest);
    safeSessionStorage(storage).setItem(KEY, JSON.stringify([...answered]));
  }

  return (text: unknown): void => {
    const data = parse(text);
    const envelope = v.safeParse(EnvelopeSchema, data);
    if (!envelope.success) {
      report('malformed');
      return;
    }
    const { id, type } = envelope.output;
    const known = answered.get(id);
    const given = known ?? read(data, envelope.output);
    // A garbled message is not remembered, because it is sent again under the same id.
    if (!known && type !== 'ack' && given.reason !== 'malformed') remember(id, given);
    const { after, ...result } = given;
    if (result.reason && !known) report(result.reason);
    if (type !== 'ack') answer({ of: id, ...result });
    if (!known) after?.();
  };
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswered(storage: Parts['storage']): Map<string, Answer> {
  const stored = v.safeParse(AnsweredSchema, safeSessionStorage(storage).getItem(KEY));
  return new Map(stored.success ? stored.output : []);
}
