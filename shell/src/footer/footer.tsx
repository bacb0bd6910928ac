import type { Footer as FooterData } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, layout } from '@odeta/ui';
import { CountryLink } from '../layout/country-link.tsx';
import { LanguageLinks } from '../layout/language-links.tsx';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { AppBadge } from './app-badge.tsx';
import classes from './footer.module.css';
import { FooterGroup } from './footer-group.tsx';
import { FooterLink } from './footer-link.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { appBadges, visibleItems } from './visible-items.ts';

/** The buying process shows the basic links only. */
export function Footer({ onlyBasic = false }: { onlyBasic?: boolean }) {
  const t = useTexts('shell');
  const { footer } = useSnapshot(useStore(createSiteContentsStore).state);
  const storefront = useStorefront();
  const { client } = storefront.session.state;
  return (
    <footer className={classNames(classes.footer, onlyBasic ? classes.small : layout.later)}>
      <div className={layout.wrap}>
        {footer && !onlyBasic && <Groups footer={footer as FooterData} />}
        <div className={classes.basic}>
          <ul className={classes.line}>
            {visibleItems(footer?.basic.items ?? [], client).map((item) => (
              <li key={item.url}>
                <FooterLink item={item} />
              </li>
            ))}
          </ul>
          {/* The year may differ between server and browser. */}
          <span suppressHydrationWarning>
            {t('footer.rights', { year: new Date(nowOf(storefront)).getFullYear() })}
          </span>
        </div>
      </div>
    </footer>
  );
}

function Groups({ footer }: { footer: FooterData }) {
  const t = useTexts('shell');
  const { client } = useStorefront().session.state;
  const badges = appBadges(footer.mobileApps, client);
  const social = visibleItems(Object.values(footer.social), client);
  const trusted = visibleItems(Object.values(footer.trusted), client);
  return (
    <>
      <div className={classes.groups}>
        <PaymentMarks group={footer.paymentAndDelivery} />
        {[footer.service, footer.offer, footer.company].map((group) => (
          <FooterGroup key={group.name} group={group} />
        ))}
        <div className={classNames(classes.outside, classes.apps)}>
          <div>
            {badges.length > 0 && <h2 className={classes.title}>{t('footer.app')}</h2>}
            <div className={classes.badges}>
              {badges.map(({ kind, item }) => (
                <AppBadge key={kind} kind={kind} item={item} />
              ))}
            </div>
          </div>
          <div>
            {social.length > 0 && <h2 className={classes.title}>{t('footer.social')}</h2>}
            <ul className={classes.line}>
              {social.map((item) => (
                <li key={item.url}>
                  <FooterLink item={item} className={classes.social} blank />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className={classNames(classes.line, classes.trusted)}>
        <CountryLink />
        <LanguageLinks />
        <ul className={classes.line}>
          {trusted.map((item) => (
            <li key={item.url}>
              {item.image ? (
                <FooterLink item={item} />
              ) : (
                <FooterLink item={item}>
                  <Icon icon="shield-check" />
                  {item.label}
                </FooterLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
