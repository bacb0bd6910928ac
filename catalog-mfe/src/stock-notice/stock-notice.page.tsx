import { type StockNotice, sizeName } from '@odeta/contracts';
import { type PageLocation, type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, buttonClass, EmptyState, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { createStockNoticeStore } from './stock-notice.store.ts';

export const load = ({ storeOf }: Storefront, { params }: PageLocation) =>
  storeOf(createStockNoticeStore).load(params.token ?? '');

export const meta = ({ i18n, storeOf }: Storefront): PageMeta => ({
  title: i18n.t('notice.page-title', { ns: 'catalog' }),
  robots: 'noindex',
  ...(storeOf(createStockNoticeStore).state.status === 'not-found' && { status: 404 }),
});

/** The page to which the links in e-mails lead, to confirm or end a notice. */
export default function StockNoticePage() {
  const t = useTexts('catalog');
  const { status, notice } = useSnapshot(useStore(createStockNoticeStore).state);
  if (status === 'idle') return <GridSkeleton />;
  if (status === 'ready' && notice) return <Notice notice={notice} />;
  const key = status === 'ended' ? 'ended' : 'gone';
  return (
    <DeadEnd
      title={t(`notice.${key}`)}
      ways={
        <a className={buttonClass({})} href="/">
          {t('notice.home')}
        </a>
      }
    >
      <p className={text.soft} role="status">
        {t(`notice.${key}-text`)}
      </p>
    </DeadEnd>
  );
}

const titles = { pending: 'notice.pending', waiting: 'notice.waiting', sent: 'notice.done' } as const;

function Notice({ notice }: { notice: Snapshot<StockNotice> }) {
  const t = useTexts('catalog');
  const store = useStore(createStockNoticeStore);
  const { isBusy, problem } = useSnapshot(store.state);
  const token = useLocation().pathname.split('/')[2] ?? '';
  const { state, name, color, size, url } = notice;
  const goods = [name, color, sizeName(size)].filter(Boolean).join(', ');
  return (
    <EmptyState title={t(titles[state])}>
      <p>
        <a className={text.link} href={url}>
          {goods}
        </a>
      </p>
      <p className={text.soft} role="status">
        {state !== 'pending' && t(state === 'waiting' ? 'notice.waiting-text' : 'notice.done-text')}
      </p>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`notice.problems.${key}`)} />}
      </div>
      {state === 'pending' ? (
        <Button busy={isBusy} onClick={() => void store.confirm(token)}>
          {t('notice.confirm')}
        </Button>
      ) : (
        <a className={buttonClass({})} href={url}>
          {t('notice.goods')}
        </a>
      )}
      <Button kind="text" onClick={() => void store.end(token)}>
        {t('notice.end')}
      </Button>
    </EmptyState>
  );
}
