import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link, useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, layout, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { createStaffSession } from '../session/session.store.ts';
import classes from './frame.module.css';

export interface Place {
  path: string;
  label: string;
}

/** The head of every page: where one can go, and who is logged in. */
export function Frame({ places, end, children }: { places: readonly Place[]; end: ReactNode; children: ReactNode }) {
  const t = useTexts('staff');
  const store = useStore(createStaffSession);
  const { session } = useSnapshot(store.state);
  const { pathname } = useLocation();
  const isHere = (path: string) => (path === '/' ? /^\/($|orders)/.test(pathname) : pathname.startsWith(path));

  return (
    <>
      <a className={classes.skip} href="#main">
        {t('frame.skip')}
      </a>
      <header className={classNames(layout.wrap, classes.head)}>
        <p className={classes.name}>
          <span className={classes.logo}>ODETA</span> <span className={text.soft}>{t('frame.staff')}</span>
        </p>
        <nav aria-label={t('frame.pages')} className={classes.places}>
          {places.map(({ path, label }) => (
            <Link key={path} to={path} className={classes.place} aria-current={isHere(path) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.who}>
          {end}
          {session && (
            <>
              <span className={text.size14}>
                {session.name}, {t(`roles.${session.role}`)}
              </span>
              <Button kind="text" onClick={() => void store.logOut().catch(() => store.load())}>
                {t('frame.log-out')}
              </Button>
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classNames(layout.wrap, classes.main)}>
        {children}
      </main>
    </>
  );
}
