import { type PaymentEvent, PaymentEventSchema } from '@odeta/contracts';
import * as v from 'valibot';

export interface StreamListener {
  onEvent(event: PaymentEvent): void;
  /** `isGone`: the browser has closed the stream; otherwise it reconnects by itself, with Last-Event-ID. */
  onError(isGone: boolean): void;
}

/** Opens the event stream of a payment. Returns a function that closes it. */
export type OpenStream = (address: string, listener: StreamListener) => () => void;

const EventTextSchema = v.pipe(v.string(), v.parseJson(), PaymentEventSchema);

export const openStream: OpenStream = (address, { onEvent, onError }) => {
  const source = new EventSource(address, { withCredentials: true });
  const take = ({ data }: MessageEvent) => {
    const event = v.safeParse(EventTextSchema, data);
    // An unreadable event counts as an error, so that the payment status is requested.
    if (event.success) onEvent(event.output);
    else onError(false);
  };
  source.addEventListener('pending', take);
  source.addEventListener('message', take);
  source.addEventListener('error', () => onError(source.readyState === EventSource.CLOSED));
  return () => source.close();
};
