import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { textFor } from '../http/texts.ts';
import { orderLinkOf } from '../orders/order-link/order-link.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WritePush } from '../push/send-pushes.ts';
import { readParcel } from './later-email.repository.ts';
import { readOrder } from './order-email.repository.ts';

interface Deps {
  db: Kysely<Database>;
  /** Key for the signed links to orders. */
  secret: string;
}

/**
 * Writers of the push notifications about parcels. They link to the order with the link of its e-mails, which works after a log-out, too.
 */
export function parcelPushWriters({ db, secret }: Deps) {
  const write =
    (title: string, body: string): WritePush =>
    async ({ country, data }) => {
      const [order, { carrier }] = await readAll(data);
      const say = sayIn(country);
      return {
        title: say(title),
        body: say(body, { number: order.number, carrier }),
        url: orderLinkOf(secret, order),
      };
    };

  const readAll = ({ orderId = '', parcelId = '' }: QueuedEmail['data']) =>
    Promise.all([readOrder(db, orderId), readParcel(db, parcelId)]);

  return {
    'push-parcel-sent': write('push-sent-title', 'push-sent-body'),
    'push-parcel-delivered': write('push-delivered-title', 'push-delivered-body'),
  } satisfies Record<string, WritePush>;
}

const sayIn = (country: CountryCode) => (key: string, values?: Record<string, string>) => textFor(country, key, values);
