import type { ReturnDetail } from '@odeta/contracts';
import { dateText, momentText } from '@odeta/contracts/dates';
import { type Step, Track } from '@odeta/orders';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { isMoneyDue } from './return-decision.ts';

type Detail = Pick<
  ReturnDetail,
  | 'kind'
  | 'decision'
  | 'createdAt'
  | 'sendBy'
  | 'sentAt'
  | 'receivedAt'
  | 'answeredAt'
  | 'completedAt'
  | 'refund'
  | 'outcome'
>;

/** The steps of a return. A received parcel counts as sent even if the carrier has not reported it. */
export function ReturnTrack({ detail }: { detail: Detail }) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const { kind, createdAt, sendBy, sentAt, receivedAt, answeredAt, completedAt, refund } = detail;
  const step = (key: string, at: string | null, otherwise: string, isDone = at !== null): Step => ({
    name: t(`returns.step.${key}`),
    when: at ? momentText(session.country, at) : otherwise,
    isDone,
  });
  const soon = t('returns.step.soon');
  const isPaid = isMoneyDue(detail);
  const steps = [
    step('registered', createdAt, ''),
    ...(kind === 'non-delivery'
      ? []
      : [
          step(
            'sent',
            sentAt,
            sendBy ? t('returns.step.by', { date: dateText(session.country, sendBy) }) : soon,
            (sentAt ?? receivedAt) !== null,
          ),
          step('received', receivedAt, soon),
        ]),
    ...(kind === 'declaration' ? [] : [step('answered', answeredAt, soon)]),
    ...(isPaid ? [step('money', completedAt, format.price(refund))] : []),
  ];
  return <Track label={t('returns.progress')} steps={steps} />;
}
