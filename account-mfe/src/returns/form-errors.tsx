import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { keepTogether } from '@odeta/ui';
import { ErrorSummary } from '@odeta/ui/forms';
import { createReturnFormStore } from './return-form.store.ts';

/** The errors of the form with links to the fields, in the order of the page. */
export function FormErrors() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { errors, fields, offer, attempt } = useSnapshot(store.state);
  const labels: Record<string, string> = {
    kind: t('returns.what'),
    lines: t('returns.goods'),
    note: t(fields.kind === 'complaint' ? 'returns.note-complaint' : 'returns.note-missing'),
    remedy: t('returns.remedy.title'),
    refundMethod: t('returns.money-title'),
    bankAccount: 'IBAN',
    holder: t('returns.holder'),
    returnType: t('returns.way'),
  };
  const places = Object.keys(labels);
  const placeOf = (path: string) => places.indexOf(path.split('.')[0] ?? '');
  const paths = Object.keys(errors).sort((one, other) => placeOf(one) - placeOf(other));
  const problems = paths.map((path) => {
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
