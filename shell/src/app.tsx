import { useTexts } from '@odeta/shared/i18n';
import { useLocation } from '@odeta/shared/router';
import { Alerts } from './alerts/alerts.tsx';
import classes from './app.module.css';
import { useRouteFocus } from './chrome/use-route-focus.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { findRemote, ShellRoutes } from './routes.tsx';

/** The page around every remote. */
export function App() {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const remote = findRemote(pathname);
  const main = useRouteFocus(pathname);

  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        {t('skip-to-content')}
      </a>
      <Header simple={remote?.simpleHeader ?? false} isCart={remote?.mount === '/cart'} />
      <Alerts placement="page" />
      <main id="main" className={classes.main} ref={main} tabIndex={-1}>
        <ShellRoutes />
      </main>
      <Footer onlyBasic={remote?.inPage ?? false} />
    </div>
  );
}
