import type { DecisionKind } from '@odeta/contracts/staff';
import { decisionKinds } from '@odeta/contracts/staff';
import type { ComponentType } from 'react';
import { Nothing } from '../frame/nothing.tsx';
import { Bloggers } from './bloggers.tsx';
import { Complaints } from './complaints.tsx';
import { Messages } from './messages.tsx';
import { Refunds } from './refunds.tsx';
import { Reviews } from './reviews.tsx';
import { Withdrawals } from './withdrawals.tsx';

const pages: Readonly<Record<DecisionKind, ComponentType>> = {
  reviews: Reviews,
  bloggers: Bloggers,
  complaints: Complaints,
  messages: Messages,
  withdrawals: Withdrawals,
  refunds: Refunds,
};

/** What waits for a decision of one kind. */
export function DecisionPage({ kind }: { kind: string }) {
  const named = decisionKinds.find((one) => one === kind);
  if (!named) return <Nothing />;
  const Page = pages[named];
  return <Page key={named} />;
}
