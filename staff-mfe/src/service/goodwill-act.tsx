import { countries } from '@odeta/contracts';
import { goodwillShareOf, type ServiceOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { TextField } from '@odeta/ui/forms';
import { createStaffSession } from '../session/session.store.ts';
import { minorOf } from '../words/formats.ts';
import { Act } from './act.tsx';
import classes from './acts.module.css';
import { createServiceActs } from './acts.store.ts';

const ways = ['money', 'voucher'] as const;

/** A part of the price goes back while the buyer keeps the goods, up to the limit of the role. */
export function GoodwillAct({ order: { id, country } }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  const acts = useStore(createServiceActs);
  const { session } = useSnapshot(useStore(createStaffSession).state);
  const share = goodwillShareOf[session?.role ?? 'editor'];
  return (
    <Act
      name="goodwill"
      values={{ amount: '', by: 'money' }}
      required={['amount']}
      onSend={async ({ amount: written, by, reason }) => {
        const amount = minorOf(country, written) ?? 0;
        await acts.giveGoodwill(id, { amount, by: by === 'voucher' ? 'voucher' : 'money', reason });
      }}
    >
      {({ field, values }) => (
        <>
          <TextField
            field={field('amount')}
            autoComplete="off"
            inputMode="decimal"
            label={t('acts.amount', { currency: countries[country].currency })}
            help={t('acts.amount-help', { percent: share * 100 })}
            required
          />
          <fieldset className={classes.choice}>
            <legend>{t('acts.by')}</legend>
            {ways.map((way) => (
              <label key={way} className={classes.option}>
                <input
                  type="radio"
                  name="by"
                  value={way}
                  checked={values.by === way}
                  onChange={(event) => field('by').onChange(event)}
                />
                {t(`acts.by-${way}`)}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Act>
  );
}
