import type { Marketing } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './marketing.module.css';

interface Props {
  history: readonly Marketing['history'][number][];
  pushHistory: readonly Marketing['pushHistory'][number][];
}

/** Changes of all consents, the latest first. */
export function MarketingHistory({ history, pushHistory }: Props) {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  const changes = [...history, ...pushHistory.map((change) => ({ channel: 'push' as const, ...change }))];
  if (changes.length === 0) return null;
  changes.sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section className={classes.history} aria-labelledby="history-title">
      <h2 id="history-title" className={text.title28}>
        {t('marketing.history')}
      </h2>
      <ul>
        {changes.map(({ channel, active, at, source }) => (
          <li key={`${at} ${channel} ${active}`} className={classes.change}>
            <span>{t(active ? 'marketing.given' : 'marketing.withdrawn', { channel: t(`marketing.${channel}`) })}</span>
            <span className={classNames(text.size13, text.soft)}>
              {dateText(country, at)}, {t(`marketing.source-${source}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
