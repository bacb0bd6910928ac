import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { createConsentStore } from '../consent/consent.store.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { FlaggedParts } from './flagged-parts.tsx';
import { Part } from './part.tsx';
import { startVisit } from './start-visit.ts';
import { useCustomerLine } from './use-customer-line.ts';
import { useFocusAfterConsent } from './use-focus-after-consent.ts';
import { useRouteChanges } from './use-route-changes.ts';
import { useScrollPlaces } from './use-scroll-places.ts';
import { useWindows } from './use-windows.ts';

export function Visit() {
  const storefront = useStorefront();
  const { isAsked } = useSnapshot(useStore(createConsentStore).state);
  const { name, isOpen, close } = useWindows();
  useFocusAfterConsent({ isAsked, isWindowOpen: isOpen });
  useRouteChanges();
  useScrollPlaces();
  const CustomerLine = useCustomerLine();
  useEffect(() => startVisit(storefront, window), [storefront]);
  return (
    <>
      {CustomerLine && <CustomerLine />}
      {isAsked && <ConsentBanner />}
      <FlaggedParts />
      {name && <Part key={name} name={name} open={isOpen} onClose={close} />}
    </>
  );
}
