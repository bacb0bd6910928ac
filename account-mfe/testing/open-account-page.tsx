import {
  type AccountOverview,
  type BodyOf,
  logOut,
  readAccount,
  readBaseInit,
  readContact,
  readCustomer,
  readSmsLogIn,
  writeLog,
} from '@odeta/contracts';
import { baseInitOf } from '@odeta/contracts/testing';
import type { PageFile } from '@odeta/storefront/page';
import { act, answers, createTestStorefront, type refuses, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../src/messages/index.ts';

export const jana: AccountOverview = {
  email: 'jana.hruskova@example.sk',
  isEmailConfirmed: true,
  firstName: 'Jana',
  lastName: 'Hrušková',
  customerNumber: '20000001',
  userCodes: { count: 2 },
  vouchers: { count: 1 },
  club: { name: 'Klub ODETA', percent: 10, active: true, until: '2027-03-14' },
};

const seller = { name: '', address: '', register: '', email: '', phone: '', phoneHours: '' };
const links = { privacyUrl: '/', withdrawalUrl: '/', claimsUrl: '/' };
const contact = answers(readContact, { seller, answerDays: 1, ...links, siteKey: null });

export const nobody: BodyOf<typeof readCustomer> = { customer: null, hurraTagManager: {} };

/** Opens an account page in Slovakia as a logged-in customer. */
export async function openAccountPage(
  { default: Page, load, meta }: PageFile,
  {
    url = '/my-account',
    params = {},
    api = [],
  }: { url?: string; params?: Record<string, string>; api?: ReturnType<typeof refuses>[] } = {},
) {
  const { default: account } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { account },
    api: [
      answers(readAccount, { account: jana }),
      answers(readCustomer, nobody),
      answers(readBaseInit, baseInitOf()),
      contact,
      answers(logOut, { csrf: 'new' }),
      answers(writeLog, {}),
      answers(readSmsLogIn, { isOffered: false, number: null, ownNumber: null }),
      ...api,
    ],
  });
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  const location = { path: pathname, params, query: searchParams };
  await load?.(storefront, location);
  const rendered = await act(() => renderInStorefront(<Page />, { storefront, url }));
  const sentTo = (path: string) => storefront.sent.filter((request) => request.path === path);
  return {
    ...rendered,
    storefront,
    sentTo,
    load: () => load?.(storefront, location),
    meta: () => meta(storefront, location),
  };
}
