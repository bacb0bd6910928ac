import { useTexts } from '@odeta/storefront/i18n';
import { OwnLocation, useLocation } from '@odeta/storefront/router';
import { Alerts } from '@odeta/ui';
import { memo, type RefObject } from 'react';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { PageArea } from '../federation/page-area.tsx';
import { SHELL_PART } from '../federation/served-content.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { useRouteFocus } from '../layout/use-route-focus.ts';
import { MenuOutlet } from '../menu/opening/menu-outlet.tsx';
import { withoutMenu } from '../menu/opening/menu-toggle.ts';
import { isShopping } from '../newsletter/is-shopping.ts';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { NoticeBar } from '../notices/notice-bar.tsx';
import { SmartBanner } from '../notices/smart-banner.tsx';
import { isHome } from '../routing/find-route.ts';
import { useRoute } from '../routing/route-table.ts';
import { SideButtons } from '../side-buttons/side-buttons.tsx';
import { PromoStrip } from '../strip/promo-strip.tsx';
import { VisitArea } from '../visit/visit-area.tsx';
import classes from './app.module.css';
import { WishForm } from './wish-form.tsx';

/** The shop; changes of the query only, such as an open menu, do not render it again. */
export function App({ answering }: Pick<FrameProps, 'answering'>) {
  const { pathname } = useLocation();
  return <Frame pathname={pathname} main={useRouteFocus(pathname)} answering={answering} />;
}

interface FrameProps {
  pathname: string;
  main: RefObject<HTMLElement | null>;
  /** Resolves when the page is interactive; undefined on a server. */
  answering?: Promise<void>;
}

/**
 * The page around every remote. Floating elements are outside of it, because in some browsers a container of `inline-size` becomes the
 * containing block of fixed ones.
 */
const Frame = memo(function Frame({ pathname, main, answering }: FrameProps) {
  const t = useTexts('shell');
  const route = useRoute(pathname);
  const atHome = isHome(pathname);

  return (
    <>
      <VisitArea answering={answering} />
      <div className={classes.page}>
        <a className={classes.skip} href="#main">
          {t('skip-to-content')}
        </a>
        <NoticeBar />
        {!route?.simpleHeader && (
          <>
            <SmartBanner />
            <PromoStrip />
          </>
        )}
        <Header route={route} />
        <OwnLocation ownSearch={withoutMenu}>
          <main id="main" className={classes.main} ref={main} tabIndex={-1}>
            <PageArea>
              {atHome && (
                <div className={classes.part} {...{ [SHELL_PART]: '' }}>
                  <NewsletterBlock hasClub />
                </div>
              )}
            </PageArea>
          </main>
          {isShopping(route) && !atHome && <NewsletterBlock />}
          <SideButtons />
          <Footer onlyBasic={route?.inPage || route?.area === 'account'} />
        </OwnLocation>
      </div>
      <Alerts placement="page" floating />
      {!route?.simpleHeader && (
        <>
          <WishForm page={pathname} />
          <MenuOutlet />
          <BottomBar />
        </>
      )}
    </>
  );
});
