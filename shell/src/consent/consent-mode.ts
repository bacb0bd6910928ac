import type { Purpose } from './consent.ts';
import { tagQueueOf } from './tag-queue.ts';

/** Google's consent mode, version 2, by purpose. */
const signals = {
  measurement: ['analytics_storage'],
  advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const satisfies Record<Purpose, readonly string[]>;

type State = Record<string, 'granted' | 'denied'>;

function stateOf(purposes: readonly Purpose[]): State {
  const state: State = { functionality_storage: 'granted', security_storage: 'granted' };
  for (const [purpose, names] of Object.entries(signals)) {
    for (const name of names) state[name] = purposes.includes(purpose as Purpose) ? 'granted' : 'denied';
  }
  return state;
}

/** Denies everything until the visitor decides; this must be the first command in the queue. */
export function denyByDefault(page: Window) {
  tagQueueOf(page).unshift(command('consent', 'default', stateOf([])));
}

export function updateConsent(page: Window, purposes: readonly Purpose[]) {
  tagQueueOf(page).push(command('consent', 'update', stateOf(purposes)));
}

/** The tag manager recognizes a command by its being an `arguments` object. */
function command(..._words: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}
