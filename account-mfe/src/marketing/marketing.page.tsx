import type { Marketing, MarketingChannel } from '@odeta/contracts';
import { ProblemAlert } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { FieldError, Switch } from '@odeta/ui/forms';
import { createAccountStore } from '../account.store.ts';
import { AccountLayout } from '../account-layout.tsx';
import { formatDate } from '../dates.ts';
import classes from './marketing.module.css';
import { createMarketingStore } from './marketing.store.ts';

/** P9. Each consent is given and taken back by one press; what was said before stays to be read. */
export function MarketingPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createMarketingStore);
  const { marketing, problem } = useSnapshot(store.state);
  const email = useSnapshot(account.state).account?.email ?? '';
  return (
    <AccountLayout current="marketing" title={t('nav.marketing')} onRetry={() => account.load(store.load)}>
      <p className={text.soft}>{t('marketing.lead')}</p>
      <div role="alert" className={classes.problem}>
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      {marketing && (
        <>
          <div className={classes.channels}>
            <Channel channel="newsletter" isOn={marketing.newsletter !== 'off'}>
              {t(marketing.newsletter === 'pending' ? 'marketing.newsletter-pending' : 'marketing.newsletter-text', {
                email,
              })}
            </Channel>
            <Channel channel="sms" isOn={marketing.sms === 'on'}>
              {marketing.mobilePhone
                ? t('marketing.sms-text', { phone: marketing.mobilePhone })
                : t('marketing.sms-no-phone')}
            </Channel>
          </div>
          <History history={marketing.history} />
        </>
      )}
    </AccountLayout>
  );
}

interface ChannelProps {
  channel: MarketingChannel;
  isOn: boolean;
  children: string;
}

function Channel({ channel, isOn, children }: ChannelProps) {
  const t = useTexts('account');
  const store = useStore(createMarketingStore);
  const { isBusy, refused } = useSnapshot(store.state);
  const wrong = refused[channel];
  return (
    <div className={classes.channel}>
      <Switch checked={isOn} disabled={isBusy} onChange={(active) => store.change(channel, active)}>
        <span className={text.medium}>{t(`marketing.${channel}`)}</span>
        <br />
        <span className={classNames(text.size13, text.soft)}>{children}</span>
      </Switch>
      <div role="alert">{wrong && <FieldError id={`${channel}-error`} message={wrong} />}</div>
    </div>
  );
}

function History({ history }: Pick<Marketing, 'history'> | { history: readonly Marketing['history'][number][] }) {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  if (history.length === 0) return null;
  return (
    <section className={classes.history} aria-labelledby="history-title">
      <h2 id="history-title" className={text.title28}>
        {t('marketing.history')}
      </h2>
      <ul>
        {history.map(({ channel, active, at, source }) => (
          <li key={`${at} ${channel} ${active}`} className={classes.change}>
            <span>{t(active ? 'marketing.given' : 'marketing.withdrawn', { channel: t(`marketing.${channel}`) })}</span>
            <span className={classNames(text.size13, text.soft)}>
              {formatDate(country, at)}, {t(`marketing.source-${source}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
