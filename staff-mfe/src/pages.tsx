import { mayServe, type StaffRole } from '@odeta/contracts/staff';
import type { Translate } from '@odeta/storefront/i18n';
import { matchPath } from '@odeta/storefront/router';
import type { ReactNode } from 'react';
import { AmendPage } from './amend/amend-page.tsx';
import { ContentsPage } from './contents/contents-page.tsx';
import { EditorPage } from './contents/editor-page.tsx';
import type { Place } from './frame/frame.tsx';
import { Nothing } from './frame/nothing.tsx';
import { PasskeysPage } from './passkeys/passkeys-page.tsx';
import { DecisionsPage } from './service/decisions-page.tsx';
import { OrderPage } from './service/order-page.tsx';
import { SearchPage } from './service/search-page.tsx';

/** What the role may open, in the order of the head. */
export const placesOf = (role: StaffRole, t: Translate): Place[] => [
  ...(mayServe(role, 'find') ? [{ path: '/', label: t('service.title') }] : []),
  ...(mayServe(role, 'decide') ? [{ path: '/decisions', label: t('decisions.title') }] : []),
  { path: '/contents', label: t('contents.title') },
  { path: '/passkeys', label: t('passkeys.title') },
];

export function pageOf(role: StaffRole, pathname: string): ReactNode {
  if (pathname === '/passkeys') return <PasskeysPage />;
  if (pathname === '/contents' || (pathname === '/' && !mayServe(role, 'find'))) return <ContentsPage />;
  const { kind, key } = matchPath('/contents/:kind/:key', pathname)?.params ?? {};
  if (kind && key) return <EditorPage key={pathname} kind={kind} valueKey={key} />;
  if (pathname === '/decisions' && mayServe(role, 'decide')) return <DecisionsPage />;
  return (mayServe(role, 'find') && orderPageOf(role, pathname)) || <Nothing />;
}

function orderPageOf(role: StaffRole, pathname: string): ReactNode {
  if (pathname === '/') return <SearchPage />;
  const amended = matchPath('/orders/:orderId/amend', pathname)?.params.orderId;
  if (amended && mayServe(role, 'amend')) return <AmendPage key={amended} orderId={amended} />;
  const order = matchPath('/orders/:orderId', pathname)?.params.orderId;
  return order && <OrderPage key={order} orderId={order} />;
}
