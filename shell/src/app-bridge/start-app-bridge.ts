import { APP_BRIDGE_VERSION, type ToAppPayload } from '@odeta/contracts/app-bridge';
import type { Storefront } from '@odeta/storefront';
import { subscribe } from '@odeta/storefront/state';
import { followAppData, type SendToApp } from './app-data.ts';
import { type CallLine, findAppLine, type MessageLine } from './app-line.ts';
import { goBack } from './back-button.ts';
import { createConsentSync } from './consent-sync.ts';
import { openDeepLink } from './deep-link.ts';
import { followExternalLinks } from './external-links.ts';
import { createPurchaseBook, type PurchaseType } from './purchase-book.ts';
import { takePushToken } from './push-token.ts';
import { createReceiver, type Handlers, handled } from './receiver.ts';
import { applySafeAreas } from './safe-areas.ts';
import { createSender } from './sender.ts';
import { createSequence } from './sequence.ts';

/** E2–E4, N4, R19. Connects the page to the native app that shows it, if there is one. */
export function startAppBridge(storefront: Storefront, page: Window) {
  const line = findAppLine(page);
  if (line?.kind === 'messages') startMessages(storefront, page, line);
  if (line?.kind === 'calls') startCalls(storefront, page, line);
}

/** Apps below 3.0.0: a call for each kind of data, with the bare value if it is a single one. Calls count as received. */
function startCalls(storefront: Storefront, page: Window, line: CallLine) {
  const send: SendToApp = (type, payload) => line.call(type, bareValue(payload));
  const book = createPurchaseBook(page);
  followAppData(storefront, page, send);
  createConsentSync(storefront, page, send).start();
  followPurchases(storefront, book, (type, order) => {
    line.call(type, order);
    book.markReceived(type, order.itemId);
  });
}

const bareValue = (payload: object) => {
  const values: unknown[] = Object.values(payload);
  return values.length === 1 ? values[0] : payload;
};

function startMessages(storefront: Storefront, page: Window, line: MessageLine) {
  const sender = createSender(line, page, createSequence(storefront, page));
  const send: SendToApp = (type, payload) => sender.send(type, payload);
  const consent = createConsentSync(storefront, page, send);
  const book = createPurchaseBook(page);
  const handlers = handlersOf(storefront, page, { sender, consent });
  const reported = new Set<string>();
  const receive = createReceiver({
    handlers,
    answer: sender.answer,
    storage: page,
    // Each reason is logged once, so that a broken app does not fill the log.
    report(reason) {
      if (reported.has(reason)) return;
      reported.add(reason);
      storefront.logger.log('warning', 'The app bridge refused a message', reason);
    },
  });
  line.listen(receive);
  sender.send('hello', { versions: [APP_BRIDGE_VERSION], capabilities: Object.keys(handlers) });
  followAppData(storefront, page, send);
  consent.start();
  followExternalLinks(page, sender);
  storefront.events.on('checkout.ended', (result) =>
    sender.send('checkoutResult', result, { id: `checkoutResult:${result.id}:${result.state}` }),
  );
  followPurchases(storefront, book, (type, order) =>
    sender.send(type, order, { id: `${type}:${order.itemId}`, onTaken: () => book.markReceived(type, order.itemId) }),
  );
}

interface Parts {
  sender: ReturnType<typeof createSender>;
  consent: ReturnType<typeof createConsentSync>;
}

const handlersOf = (storefront: Storefront, page: Window, { sender, consent }: Parts): Handlers => ({
  ready({ app, capabilities, safeAreas }) {
    // An iPad may identify itself as a Mac, and a shared page does not know the app's version.
    const isIos = app.platform === 'ios';
    Object.assign(storefront.session.state.client, {
      isApp: true,
      isOwnApp: true,
      isIos,
      isAndroid: !isIos,
      appVersion: app.version,
    });
    if (safeAreas) applySafeAreas(page.document, safeAreas);
    return { ...handled, after: () => sender.open(capabilities) };
  },
  ack({ of, reason }) {
    if (reason !== 'malformed') sender.take(of);
    return handled;
  },
  loginState({ loggedIn }) {
    return { ...handled, after: () => void readLogin(storefront.session, page, loggedIn) };
  },
  deepLink: ({ url }) => openDeepLink(page, url),
  backButton: () => goBack(page),
  safeAreas(areas) {
    applySafeAreas(page.document, areas);
    return handled;
  },
  pushToken: (payload) => takePushToken(storefront, payload),
  consent: consent.take,
});

/** The server decides who is logged in; a page that shows another visitor's data is reloaded. */
async function readLogin(session: Storefront['session'], page: Window, loggedIn: boolean) {
  const { customerHash, hasAccount, status } = session.state;
  if (status === 'ready' && hasAccount === loggedIn) return;
  await session.load();
  if (status === 'ready' && session.state.customerHash !== customerHash) page.location.reload();
}

/** Reports orders that were placed and confirmed on this page, and those that an earlier page could not report. */
function followPurchases(
  { session }: Storefront,
  book: ReturnType<typeof createPurchaseBook>,
  send: (type: PurchaseType, order: ToAppPayload<'purchase'>) => void,
) {
  const { state } = session;
  const follow = () => {
    if (state.sentOrder) book.place(state.sentOrder);
    if (state.confirmedOrder) book.confirm(state.confirmedOrder);
    for (const [type, order] of book.waiting()) send(type, order);
  };
  follow();
  subscribe(state, follow);
}
