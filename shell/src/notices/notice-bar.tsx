import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, IconButton, keepTogether } from '@odeta/ui';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { createClosedStore } from './closed.store.ts';
import classes from './notice-bar.module.css';

/** In a browser the width of the window decides between two variants, by CSS, because a cached page is shown at every width. */
const inBrowser = ['desktop', 'mobile'] as const;
const inApp = ['application'] as const;

/** The shop's notice for a kind of client; once closed, it stays hidden for the time that it specifies. */
export function NoticeBar() {
  const { isApp } = useStorefront().session.state.client;
  return (isApp ? inApp : inBrowser).map((kind) => <Notice key={kind} kind={kind} />);
}

function Notice({ kind }: { kind: (typeof inBrowser | typeof inApp)[number] }) {
  const t = useTexts('shell');
  const { layout } = useSnapshot(useStore(createSiteContentsStore).state);
  const closed = useStore(createClosedStore);
  const names = useSnapshot(closed.state).closed;
  const notice = layout.notice?.[kind];
  const name = `notice-${kind}`;
  if (!notice || names.includes(name)) return null;
  return (
    <aside className={classNames(classes.bar, classes[kind])} data-closable={name} aria-label={t('notice.label')}>
      <div className={classes.words} dangerouslySetInnerHTML={{ __html: keepTogether(notice.html) }} />
      {notice.closable && (
        <IconButton icon="x" label={t('notice.close')} onClick={() => closed.close(name, notice.expired)} />
      )}
    </aside>
  );
}
