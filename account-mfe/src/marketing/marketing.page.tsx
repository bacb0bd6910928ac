import type { MarketingChannel } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { FieldError, Switch } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { phoneText } from '@odeta/validation';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import classes from './marketing.module.css';
import { createMarketingStore } from './marketing.store.ts';
import { MarketingHistory } from './marketing-history.tsx';
import { PushChannel } from './push-channel.tsx';

export const load = withAccount(({ storeOf }) => storeOf(createMarketingStore).load());

export const meta = accountMeta('nav.marketing');

/** Consents for each channel, which can be given and withdrawn, with their history. */
export default function MarketingPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createMarketingStore);
  const { marketing, problem } = useSnapshot(store.state);
  const country = useStorefront().session.country.code;
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
                ? t('marketing.sms-text', { phone: phoneText(country, marketing.mobilePhone) })
                : t('marketing.sms-no-phone')}
            </Channel>
            <PushChannel onChange={store.load} />
          </div>
          <MarketingHistory history={marketing.history} pushHistory={marketing.pushHistory} />
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
