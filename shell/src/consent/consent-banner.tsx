import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, buttonClass, classNames, text } from '@odeta/ui';
import { useId, useRef } from 'react';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { isHome } from '../routing/find-route.ts';
import { createConsentStore } from './consent.store.ts';
import { purposes } from './consent.ts';
import classes from './consent-banner.module.css';
import { useRoomFor } from './use-room-for.ts';

/** Asks on the first visit, without covering focused elements. Refusing takes one press, like agreeing. */
export function ConsentBanner() {
  const atHome = isHome(useLocation().pathname);
  // A new element at the other place, because moving one is a layout shift.
  return <Banner key={String(atHome)} atHome={atHome} />;
}

/** `atHome`: leaves the hero's button free instead of the buy button. */
function Banner({ atHome }: { atHome: boolean }) {
  const t = useTexts('shell');
  const { decide } = useStore(createConsentStore);
  const { privacyUrl } = useSnapshot(useStore(createSiteContentsStore).state).layout;
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useRoomFor(banner);
  return (
    <section
      ref={banner}
      className={classNames(classes.banner, atHome && classes.home)}
      aria-labelledby={titleId}
      data-consent
    >
      <div className={classes.line}>
        <div className={classes.words}>
          <h2 id={titleId} className={text.medium}>
            {t('consent.title')}
          </h2>
          <p>
            {t('consent.text')}{' '}
            <a className={text.link} href={privacyUrl}>
              {t('consent.privacy')}
            </a>
          </p>
        </div>
        <div className={classes.buttons}>
          <Button kind="secondary" onClick={() => decide([])}>
            {t('consent.refuse')}
          </Button>
          <a className={buttonClass({ kind: 'secondary' })} href="#privacy-settings">
            {t('consent.choose')}
          </a>
          <Button kind="secondary" onClick={() => decide(purposes)}>
            {t('consent.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
