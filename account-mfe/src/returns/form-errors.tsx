import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { keepTogether } from '@odeta/ui';
import { ErrorSummary } from '@odeta/ui/forms';
import { createReturnFormStore } from './return-form.store.ts';

/** The errors of the form with links to the fields. */
export function FormErrors() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { errors, fields, offer, attempt } = useSnapshot(store.state);
  const labels: Record<string, string> = {
    kind: t('returns.what'),
    lines: t('returns.goods'),
    refundMethod: t('returns.money-title'),
    returnType: t('returns.way'),
    bankAccount: 'IBAN',
    holder: t('returns.holder'),
    note: t(fields.kind === 'complaint' ? 'returns.note-complaint' : 'returns.note-missing'),
  };
  const problems = Object.keys(errors).map((path) => {
    const place = /^lines\.(\d+)\.reason$/.exec(path)?.[1];
    const lineId = place && fields.lines[Number(place)]?.lineId;
    if (!lineId) return { id: path, label: labels[path] ?? path };
    const name = offer?.lines.find((line) => line.lineId === lineId)?.name ?? '';
    return { id: `reason-${lineId}`, label: t('returns.reason-of', { name: keepTogether(name) }) };
  });
  return (
    <ErrorSummary
      title={t('returns.wrong')}
      lead={t('returns.places', { count: problems.length })}
      problems={problems}
      attempt={attempt}
    />
  );
}
