import type { KeyRefusal } from '@odeta/node/refused-keys';

/** Why a push service refused a message. Contains no endpoint, because whoever knows it can send to the browser. */
export class PushFailure extends Error implements KeyRefusal {
  /** Another attempt would be refused as well. */
  readonly isFinal: boolean;
  readonly refusesKey: boolean;

  constructor(status: number) {
    super(`push service: ${status || 'unreachable'}`);
    // A 403 can also mean one device, whose address was made for another key.
    this.refusesKey = status === 401;
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}
