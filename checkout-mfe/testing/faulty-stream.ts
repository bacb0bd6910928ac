import type { PaymentEvent } from '@odeta/contracts';
import type { ModelShop, Random } from './model-shop.ts';

/** Random faults of requests and events. */
export interface Weather {
  random: Random;
  /** Without any faults. */
  isCalm: boolean;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;
const LATE_MS = 30_000;
const BREAKS_MS = 40_000;

/** Replaces `EventSource`, which jsdom lacks. Its events arrive never, late, twice or in another order, and the stream breaks. */
export function streamTo(shop: ModelShop, { random, isCalm }: Weather, tab: { isOpen: boolean }): typeof EventSource {
  class ModelStream extends EventTarget {
    readyState = OPEN;
    readonly #tell = () => this.#send(shop.event());

    constructor() {
      super();
      shop.listeners.add(this.#tell);
      this.#tell();
      if (!isCalm && random() < 0.6) setTimeout(() => this.#break(), random() * BREAKS_MS);
    }

    close() {
      this.readyState = CLOSED;
      shop.listeners.delete(this.#tell);
    }

    #send(event: PaymentEvent) {
      const times = isCalm ? 1 : Math.floor(random() * 3);
      for (let time = 0; time < times; time += 1) {
        setTimeout(() => this.#arrive(event), isCalm || random() < 0.5 ? 10 : random() * LATE_MS);
      }
    }

    #arrive(event: PaymentEvent) {
      if (this.readyState === CLOSED || !tab.isOpen) return;
      const type = event.status === 'pending' ? 'pending' : 'message';
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(event) }));
    }

    /** The browser reconnects by itself or closes the stream. */
    #break() {
      if (this.readyState === CLOSED || !tab.isOpen) return;
      const isGone = random() < 0.5;
      if (isGone) this.close();
      else this.readyState = CONNECTING;
      this.dispatchEvent(new Event('error'));
      if (!isGone) setTimeout(this.#tell, 1500);
    }
  }
  return Object.assign(ModelStream, { CONNECTING, OPEN, CLOSED }) as unknown as typeof EventSource;
}
