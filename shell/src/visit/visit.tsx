import { type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { createConsentStore } from '../consent/consent.store.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { addVisitTexts } from './load-texts.ts';
import { Part } from './part.tsx';
import { parts } from './parts.ts';
import { startVisit } from './start-visit.ts';
import { useCustomerLine } from './use-customer-line.ts';
import { useFocusAfterConsent } from './use-focus-after-consent.ts';
import { useRouteChanges } from './use-route-changes.ts';
import { useScrollPlaces } from './use-scroll-places.ts';
import { useWanted } from './use-wanted.ts';
import { useWindows } from './use-windows.ts';

/** With its texts. */
export async function loadVisit(storefront: Storefront) {
  await addVisitTexts(storefront);
  return { Visit };
}

function Visit() {
  const storefront = useStorefront();
  const { isAsked } = useSnapshot(useStore(createConsentStore).state);
  const { name, isOpen, close } = useWindows();
  useFocusAfterConsent({ isAsked, isWindowOpen: isOpen });
  useRouteChanges();
  useScrollPlaces();
  const CustomerLine = useCustomerLine();
  const TrackingPanel = useWanted('tracking-debug');
  const Overlay = useWanted('overlay');
  useEffect(() => startVisit(storefront, window), [storefront]);
  return (
    <>
      {CustomerLine && <CustomerLine />}
      {isAsked && <ConsentBanner />}
      {TrackingPanel && <TrackingPanel />}
      {Overlay && <Overlay />}
      {name && <Part key={name} load={parts[name]} open={isOpen} onClose={close} />}
    </>
  );
}
