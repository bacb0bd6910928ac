import { mayReadNumbers, mayServe, type StaffRole } from '@odeta/contracts/staff';
import type { Translate } from '@odeta/storefront/i18n';
import { matchPath } from '@odeta/storefront/router';
import type { ReactNode } from 'react';
import { AmendPage } from './amend/amend-page.tsx';
import { ChangeSetPage } from './changes/change-set-page.tsx';
import { ChangesPage } from './changes/changes-page.tsx';
import { ContentsPage } from './contents/contents-page.tsx';
import { EditorPage } from './contents/editor-page.tsx';
import { DecisionPage } from './decisions/decision-page.tsx';
import { DecisionsPage } from './decisions/decisions-page.tsx';
import type { Place } from './frame/frame.tsx';
import { Nothing } from './frame/nothing.tsx';
import { LogInsPage } from './log-ins/log-ins-page.tsx';
import { NumbersPage } from './numbers/numbers-page.tsx';
import { RecordPage } from './record/record-page.tsx';
import { RefusalsPage } from './record/refusals-page.tsx';
import { OrderPage } from './service/order-page.tsx';
import { SearchPage } from './service/search-page.tsx';

interface Page {
  path: string;
  /** Key of its name in the head; without one it is opened from another page. */
  title?: string;
  may: (role: StaffRole) => boolean;
  show: (params: Readonly<Record<string, string | undefined>>, pathname: string) => ReactNode;
}

const everybody = () => true;
const decides = (role: StaffRole) => mayServe(role, 'read-decisions');
const findsOrders = (role: StaffRole) => mayServe(role, 'find');

/** In the order of the head. */
const pages: readonly Page[] = [
  { path: '/', title: 'service.title', may: findsOrders, show: () => <SearchPage /> },
  {
    path: '/orders/:orderId',
    may: findsOrders,
    show: ({ orderId = '' }) => <OrderPage key={orderId} orderId={orderId} />,
  },
  {
    path: '/orders/:orderId/amend',
    may: (role) => mayServe(role, 'amend'),
    show: ({ orderId = '' }) => <AmendPage key={orderId} orderId={orderId} />,
  },
  {
    path: '/decisions',
    title: 'decisions.title',
    may: decides,
    show: () => <DecisionsPage />,
  },
  { path: '/decisions/:kind', may: decides, show: ({ kind = '' }) => <DecisionPage kind={kind} /> },
  { path: '/contents', title: 'contents.title', may: everybody, show: () => <ContentsPage /> },
  {
    path: '/contents/:kind/:key',
    may: everybody,
    show: ({ kind = '', key = '' }, pathname) => <EditorPage key={pathname} kind={kind} valueKey={key} />,
  },
  { path: '/changes', title: 'changes.title', may: everybody, show: () => <ChangesPage /> },
  { path: '/changes/:id', may: everybody, show: ({ id = '' }) => <ChangeSetPage key={id} id={id} /> },
  { path: '/numbers', title: 'numbers.title', may: mayReadNumbers, show: () => <NumbersPage /> },
  { path: '/record', title: 'record.title', may: (role) => mayServe(role, 'read-acts'), show: () => <RecordPage /> },
  { path: '/record/refused', may: (role) => mayServe(role, 'read-acts'), show: () => <RefusalsPage /> },
  { path: '/passkeys', title: 'log-ins.title', may: everybody, show: () => <LogInsPage /> },
];

/** What the role may open, in the order of the head. */
export const placesOf = (role: StaffRole, t: Translate): Place[] =>
  pages.flatMap(({ path, title, may }) => (title && may(role) ? [{ path, label: t(title) }] : []));

export function pageOf(role: StaffRole, pathname: string): ReactNode {
  // The first page of who finds no orders.
  if (pathname === '/' && !findsOrders(role)) return <ContentsPage />;
  for (const { path, may, show } of pages) {
    const match = matchPath(path, pathname);
    if (match) return may(role) ? show(match.params, pathname) : <Nothing />;
  }
  return <Nothing />;
}
