import { type HurraTagManager, pathOfAddress, type ReadFact } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { readConsent } from '../consent/consent.ts';
import { createRouteTable } from '../routing/route-table.ts';
import type { Gate } from './gate.ts';
import { locationOf, pageTypeOf } from './page-view.ts';
import { type EventWriter, parametersOf } from './write-events.ts';

/** N1, in milliseconds. */
const CONFIRMATION_PAUSE = 1000;

/** Pages that report their views themselves, once their data is loaded. */
const lateViews = ['basket', 'checkout', 'confirmation'];

interface Means {
  page: Window;
  gate: Gate;
  write: EventWriter;
  pause: (milliseconds: number) => Promise<void>;
  reportPurchase: (orderId: string) => void;
}

type Handlers = { [Name in ReadFact['fact']]: (fact: Extract<ReadFact, { fact: Name }>) => void };

export function createFactHandlers({ storeOf }: Storefront, means: Means): Handlers {
  const { page, gate, write, pause, reportPurchase } = means;
  const { origin } = page.location;
  /** The page's tags; those of the cart and of orders come with their facts. */
  let tags: HurraTagManager = {};

  function viewPage(url: string, parameters: HurraTagManager, shown: { pageType: string; step?: 1 | 2 | 4 }) {
    gate.report(parametersOf(parameters, shown));
    gate.report({ event: 'page_view', page_type: shown.pageType, page_location: locationOf(url, origin) });
  }

  const ownUrl = () => pathOfAddress(page.location) + page.location.search;

  return {
    'page-shown'({ url }) {
      const { pathname } = new URL(url, origin);
      const pageType = pageTypeOf(pathname, storeOf(createRouteTable).find(pathname)?.remote);
      if (!lateViews.includes(pageType)) viewPage(url, tags, { pageType });
    },
    'tags-read'(fact) {
      tags = fact.tags;
    },
    'list-viewed': (fact) => gate.report(write.listViewed(fact)),
    'product-viewed': ({ item }) => gate.report(write.goods('view_item', [item])),
    'cart-viewed'(fact) {
      viewPage(ownUrl(), fact.tags, { pageType: 'basket', step: 1 });
      gate.report(write.cart('view_cart', fact));
    },
    'items-added': ({ items }) => gate.report(write.goods('add_to_cart', items)),
    'items-removed': ({ items }) => gate.report(write.goods('remove_from_cart', items)),
    'checkout-begun'(fact) {
      viewPage(ownUrl(), fact.tags, { pageType: 'checkout', step: 2 });
      gate.report(write.cart('begin_checkout', fact));
    },
    'shipping-chosen': (fact) => gate.report(write.shippingChosen(fact)),
    'payment-chosen': (fact) => gate.report(write.paymentChosen(fact)),
    'order-taken'(fact) {
      gate.report(parametersOf(fact.tags, { pageType: 'checkout', step: 3 }));
      gate.report(write.orderTaken(fact));
    },
    async 'order-confirmed'(fact) {
      const url = ownUrl();
      await pause(CONFIRMATION_PAUSE);
      viewPage(url, fact.tags, { pageType: 'confirmation', step: 4 });
      reportPurchase(fact.orderId);
    },
    'purchase-found'({ orderId, placedAt }) {
      const decidedAt = readConsent(page.document)?.at;
      // Purchases from before the visitor's decision are not reported by a later visit.
      if (decidedAt !== undefined && Date.parse(decidedAt) <= Date.parse(placedAt)) reportPurchase(orderId);
    },
    'newsletter-signed-up': ({ place }) => gate.report({ event: 'newsletter_sign_up', method: place }),
  };
}
