import {
  APP_BRIDGE_VERSION,
  EnvelopeSchema,
  type Refusal,
  type ToWebMessage,
  type ToWebType,
  toWebSchemas,
} from '@odeta/contracts/app-bridge';
import * as v from 'valibot';

/** Longer texts are none of the app's. */
const LONGEST = 20_000;
/** Answers that are remembered, for messages that come again. */
const MOST = 100;
const KEY = 'app-bridge.answered';
const AnsweredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ outcome: v.picklist(['handled', 'refused', 'may-leave']) })])),
);

/** Of these only the newest counts. */
const states: readonly ToWebType[] = ['ready', 'loginState', 'safeAreas', 'pushToken', 'consent'];

export interface Answer {
  outcome: 'handled' | 'refused' | 'may-leave';
  reason?: Refusal;
  /** What is done after the answer, because the page may be gone then. */
  after?: () => void;
}

export const handled: Answer = { outcome: 'handled' };
export const refuse = (reason: Refusal): Answer => ({ outcome: 'refused', reason });

/** What each message does; a message without one is `unknown-type` to this page. */
export type Handlers = {
  [Type in ToWebType]: (payload: Extract<ToWebMessage, { type: Type }>['payload']) => Answer;
};

interface Parts {
  handlers: Handlers;
  answer(payload: { of: string } & Omit<Answer, 'after'>): void;
  /** Called for what was refused. */
  report(reason: Refusal): void;
  /** Keeps what was answered from page to page: the answer to a message that leads to another page may be lost with the first one. */
  storage: Pick<Window, 'sessionStorage'>;
}

/** Takes what the app says: each message once, in its newest state, and nothing that is not to be understood. */
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
    try {
      storage.sessionStorage.setItem(KEY, JSON.stringify([...answered]));
    } catch {
      // Then this page alone remembers.
    }
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
    // What the line garbled comes again under the same id.
    if (!known && type !== 'ack' && given.reason !== 'malformed') remember(id, given);
    const { after, ...said } = given;
    if (said.reason && !known) report(said.reason);
    if (type !== 'ack') answer({ of: id, ...said });
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
  try {
    const stored = v.safeParse(AnsweredSchema, storage.sessionStorage.getItem(KEY));
    return new Map(stored.success ? stored.output : []);
  } catch {
    return new Map();
  }
}
