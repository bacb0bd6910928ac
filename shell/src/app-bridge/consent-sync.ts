import { type ConsentPayload, consentServices } from '@odeta/contracts/app-bridge';
import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { subscribe } from '@odeta/storefront/state';
import { createConsentStore } from '../consent/consent.store.ts';
import { readConsent } from '../consent/consent.ts';
import type { SendToApp } from './app-data.ts';
import { type Answer, handled, refuse } from './receiver.ts';

/** E3, in milliseconds. */
const AFTER_LOAD = 2_000;

/** E4, R19. Synchronizes consent with the app: the latest decision wins. Does nothing in a country without services (R12). */
export function createConsentSync(storefront: Storefront, page: Window, sendToApp: SendToApp) {
  const { session, storeOf } = storefront;
  const services = consentServices[session.country.language];
  const store = storeOf(createConsentStore);

  function send() {
    const known = readConsent(page.document);
    if (!services) return;
    const [measurement, advertising] = services;
    const isGiven = (purpose: 'measurement' | 'advertising') => known?.purposes.includes(purpose) ?? false;
    sendToApp('consent', {
      decidedAt: known?.at ?? null,
      services: [
        { id: measurement, granted: isGiven('measurement') },
        { id: advertising, granted: isGiven('advertising') },
      ],
    });
  }

  return {
    start() {
      if (!services) return;
      const begin = () =>
        page.setTimeout(() => {
          send();
          subscribe(store.state, send);
        }, AFTER_LOAD);
      if (page.document.readyState === 'complete') begin();
      else page.addEventListener('load', begin, { once: true });
    },

    /** Takes a decision from the app; one that is older than ours is ignored. */
    take({ decidedAt, services: given }: ConsentPayload): Answer {
      if (!services) return refuse('not-here');
      const granted = services.map((id) => given.find((service) => service.id === id)?.granted);
      if (granted.includes(undefined)) return refuse('not-here');
      const known = readConsent(page.document);
      const knownAt = known && Math.min(Date.parse(known.at), nowOf(storefront));
      if (decidedAt === null || (knownAt !== null && knownAt >= Date.parse(decidedAt))) return refuse('out-of-date');
      const [measurement, advertising] = granted;
      const purposes = [
        ...(measurement ? (['measurement'] as const) : []),
        ...(advertising ? (['advertising'] as const) : []),
      ];
      // A date in the future, from a wrong clock, would win over all later decisions.
      const at = new Date(Math.min(Date.parse(decidedAt), nowOf(storefront))).toISOString();
      return { ...handled, after: () => store.decide(purposes, at) };
    },
  };
}
