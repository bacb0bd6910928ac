import { readCustomer } from '@odeta/contracts';
import type { ToAppPayload, ToAppType, UserInfoPayload } from '@odeta/contracts/app-bridge';
import type { Storefront } from '@odeta/storefront';
import { latestOnly, subscribe } from '@odeta/storefront/state';
import { fetchCustomer } from './app-bridge.api.ts';

/** E3, in milliseconds. */
const DEBOUNCE = 800;

type DataType = 'title' | 'basketCount' | 'wishlistCount' | 'voucherCount' | 'login' | 'userInfo';
type AppData = Partial<{ [Type in DataType]: ToAppPayload<Type> }>;
export type SendToApp = <Type extends ToAppType>(type: Type, payload: ToAppPayload<Type>) => void;

const nobody: UserInfoPayload = { gender: 'unknown', id: null, firstName: null, lastName: null, roles: [] };

/** Sends the app changes of title, counts and customer, debounced. */
export function followAppData(storefront: Storefront, page: Window, send: SendToApp) {
  const { state } = storefront.session;
  const readUser = createUserReader(storefront);
  const latest = latestOnly();
  const sent = new Map<string, string>();
  const visit = { isKnown: false, timer: 0 };

  function sendChanged(data: AppData) {
    for (const [type, payload] of Object.entries(data)) {
      const text = JSON.stringify(payload);
      if (sent.get(type) === text) continue;
      sent.set(type, text);
      send(type as DataType, payload as ToAppPayload<DataType>);
    }
  }

  async function update() {
    const { title } = page.document;
    sendChanged({ title: { title } });
    if (!visit.isKnown) return;
    const { cartItemsCount, wishlistCount, userCodesCount, hasAccount } = state;
    sendChanged({
      basketCount: { count: cartItemsCount },
      wishlistCount: { count: wishlistCount },
      voucherCount: { count: userCodesCount },
      login: { loggedIn: hasAccount },
    });
    const userInfo = await latest(readUser());
    if (userInfo) sendChanged({ userInfo });
  }

  function plan() {
    visit.isKnown ||= state.status === 'ready';
    page.clearTimeout(visit.timer);
    visit.timer = page.setTimeout(() => void update(), DEBOUNCE);
  }

  plan();
  subscribe(state, plan);
  new MutationObserver(plan).observe(page.document.head, { subtree: true, childList: true, characterData: true });
}

/** E2. The customer, read again when another one is logged in. The gender's codes are those of the server's data: 1 and 2. */
function createUserReader({ api, session, logger }: Storefront) {
  const known = { hash: '' as string | null, user: nobody };

  return async (): Promise<UserInfoPayload> => {
    const { hasAccount, customerHash } = session.state;
    if (!hasAccount) return nobody;
    if (known.hash === customerHash) return known.user;
    try {
      const { customer, hurraTagManager } = await fetchCustomer(api);
      if (!customer) return nobody;
      const { customerNumber: id, firstName, lastName } = customer;
      const user = { gender: hurraTagManager.customerGender ?? 'unknown', id, firstName, lastName, roles: [] };
      Object.assign(known, { hash: customerHash, user });
      return user;
    } catch (error) {
      logger.log('error', readCustomer.path, error);
      return nobody;
    }
  };
}
