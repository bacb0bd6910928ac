import { type BodyOf, readBotChallenge, readContact, readHelp } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, renderInStorefront } from '@odeta/storefront/testing';
import HelpPage from '../src/help/help.page.tsx';
import { createHelpStore } from '../src/help/help.store.ts';
import { messages } from '../src/messages/index.ts';

export const contact: BodyOf<typeof readContact> = {
  seller: {
    name: 'ODETA Slovakia, s. r. o.',
    address: 'Skladová 2, 903 01 Senec',
    register: 'IČO 00 000 000',
    email: 'objednavky@odeta.example',
    phone: '+421 2 000 000 00',
    phoneHours: 'po–pi 8:00–20:00',
  },
  answerDays: 1,
  privacyUrl: '/pomoc/zasady/',
  withdrawalUrl: '/pomoc/odstupenie/',
  withdrawalFormUrl: '/api/base/withdrawal-form.pdf',
  claimsUrl: '/pomoc/vratenie/',
  siteKey: null,
};

/** Opens the page of a topic in Slovakia, without bot protection. */
export const openHelpPage = (key: string, ...api: ReturnType<typeof refuses>[]) => openHelpPageAt('/', key, ...api);

/** The same with the path and query of the page. */
export async function openHelpPageAt(url: string, key: string, ...api: ReturnType<typeof refuses>[]) {
  const { default: help } = await messages.sk();
  const topic = { key, url: '/pomoc/stranka/', title: 'Stránka', text: '', questions: [] };
  const storefront = createTestStorefront({
    messages: { help },
    api: [
      answers(readHelp, { topics: [topic], pages: [] }),
      answers(readContact, contact),
      refuses(readBotChallenge, { code: 'not-found', status: 404 }),
      ...api,
    ],
  });
  await storefront.storeOf(createHelpStore).load('stranka');
  return renderInStorefront(<HelpPage />, { storefront, url });
}
