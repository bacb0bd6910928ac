import { createPushStore } from '@odeta/device/push';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Switch } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect } from 'react';
import classes from './marketing.module.css';

const texts = { unknown: 'text', off: 'text', on: 'text', denied: 'denied', unsupported: 'unsupported' } as const;

/** Consent for notifications about parcels, which each browser and the app has separately. `onChange` reloads the history. */
export function PushChannel({ onChange }: { onChange: () => Promise<void> }) {
  const t = useTexts('account');
  const store = useStore(createPushStore);
  const { place, status, isBusy, problem } = useSnapshot(store.state);
  const isApp = place === 'app';
  const isPossible = status === 'on' || status === 'off';

  useEffect(() => void store.check(), [store]);

  async function change(active: boolean) {
    await (active ? store.turnOn('account') : store.turnOff());
    await onChange();
  }

  return (
    <div className={classes.channel}>
      <Switch checked={status === 'on'} disabled={isBusy || !isPossible} onChange={(active) => void change(active)}>
        <span className={text.medium}>{t(isApp ? 'marketing.push-app' : 'marketing.push')}</span>
        <br />
        <span className={classNames(text.size13, text.soft)}>
          {t(isApp && status === 'unsupported' ? 'marketing.push-unsupported-app' : `marketing.push-${texts[status]}`)}
        </span>
      </Switch>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`marketing.push-problem-${key}`)} />}
      </div>
    </div>
  );
}
