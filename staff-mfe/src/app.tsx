import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import classes from './app.module.css';
import { Frame } from './frame/frame.tsx';
import { LanguageChoice } from './frame/language-choice.tsx';
import type { StaffLanguage } from './languages.ts';
import { pageOf, placesOf } from './pages.tsx';
import { LogInAgain } from './session/log-in-again.tsx';
import { LogInPage } from './session/log-in-page.tsx';
import { createStaffSession } from './session/session.store.ts';

interface Props {
  language: StaffLanguage;
  onLanguage: (language: StaffLanguage) => void;
  /** Loads the page anew. */
  onReload: () => void;
}

/** The application for staff: a log-in, and the pages that the role has. */
export function App({ language, onLanguage, onReload }: Props) {
  const t = useTexts('staff');
  const store = useStore(createStaffSession);
  const { status, session } = useSnapshot(store.state);
  const { pathname } = useLocation();
  const person = useRef<string>(undefined);
  const choice = <LanguageChoice language={language} onLanguage={onLanguage} />;

  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    const name = session?.name;
    // Nothing of what was found or opened stays for somebody else at this computer.
    if (person.current !== undefined && person.current !== name) onReload();
    person.current = name;
  }, [session?.name, onReload]);
  useEffect(() => {
    document.title = `Odeta: ${t('frame.staff')}`;
    if (status !== 'loading') document.documentElement.dataset.ready = 'true';
  }, [t, status]);

  if (status === 'loading') return <div className={classes.page} aria-busy="true" />;
  if (status === 'unreachable')
    return (
      <main className={classes.page}>
        <Alert type="error">{t('forms.problem-network')}</Alert>
      </main>
    );
  if (!session)
    return (
      <div className={classes.page}>
        <header className={classes.corner}>{choice}</header>
        <LogInPage />
      </div>
    );
  return (
    <div className={classes.page}>
      <Frame places={placesOf(session.role, t)} end={choice}>
        {status === 'ended' && <LogInAgain />}
        {/* Somebody else does not see what was on the page, also until it is loaded anew. */}
        <div key={session.name}>{pageOf(session.role, pathname)}</div>
      </Frame>
    </div>
  );
}
