import { proxy } from '@odeta/storefront/state';
import { isResult, nothingPlaced, type PlacingEvent, type PlacingState, transition } from './placing-machine.ts';

/** Passes an event of one attempt on. Returns whether it changed the state. */
export type Report = (event: PlacingEvent) => boolean;

/** Called for an event that has no arrow, which is an error of the program. The state stays as it is. */
export type OnImpossible = (message: string) => void;

/** The state of the placing, and the only place that changes it. An attempt that was replaced by another one can only report its result. */
export function createAttempts(onImpossible: OnImpossible) {
  const state = proxy<PlacingState>(nothingPlaced());
  let current: Report | null = null;

  function send(event: PlacingEvent): boolean {
    const next = transition(state, event);
    if (next === 'impossible') onImpossible(`No arrow for ${event.type} from ${state.placing.status}`);
    if (next === 'impossible' || next === 'ignored') return false;
    Object.assign(state, next);
    return true;
  }

  return {
    state,
    send,

    /** For a new visit of the page. */
    open() {
      current = null;
      send({ type: 'opened' });
    },

    /** `null` if nothing can begin now. */
    begin(type: 'ordered' | 'paymentFound' | 'removalStarted'): Report | null {
      if (!send({ type })) return null;
      const report: Report = (event) => {
        if (current !== report && !isResult(event.type)) return false;
        current = report;
        return send(event);
      };
      current = report;
      return report;
    },
  };
}
