import type { Agreement } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { keepTogether, text } from '@odeta/ui';
import classes from './repeat-order.module.css';

/** The order button gives these consents again: the customer ticked the same texts before. */
export function AcceptedBefore({ agreements }: { agreements: readonly Pick<Agreement, 'type' | 'text'>[] }) {
  const t = useTexts('checkout');
  if (agreements.length === 0) return null;
  return (
    <div className={`${classes.accepted} ${text.size13}`}>
      <p>{t('again.accepted')}</p>
      <ul>
        {agreements.map(({ type, text: html }) => (
          <li key={type} dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
        ))}
      </ul>
    </div>
  );
}
