import type { ClientKind } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { IconButton } from '@odeta/ui';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { createClosedStore } from './closed.store.ts';
import classes from './notice-bar.module.css';

/** The shop's notice for a kind of client; once closed, it stays hidden for the time that it specifies. */
export function NoticeBar() {
  const t = useTexts('shell');
  const { client } = useStorefront().session.state;
  const { layout } = useSnapshot(useStore(createSiteContentsStore).state);
  const closed = useStore(createClosedStore);
  const names = useSnapshot(closed.state).closed;
  const kind = noticeKind(client);
  const notice = layout.notice?.[kind];
  const name = `notice-${kind}`;
  if (!notice || names.includes(name)) return null;
  return (
    <aside className={classes.bar} data-closable={name} aria-label={t('notice.label')}>
      <div className={classes.words} dangerouslySetInnerHTML={{ __html: notice.html }} />
      {notice.closable && (
        <IconButton icon="x" label={t('notice.close')} onClick={() => closed.close(name, notice.expired)} />
      )}
    </aside>
  );
}

function noticeKind({ isApp, isMobile }: ClientKind) {
  if (isApp) return 'application';
  return isMobile ? 'mobile' : 'desktop';
}
