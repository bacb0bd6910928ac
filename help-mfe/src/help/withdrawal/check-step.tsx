import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { Focused } from '../forms/focused.tsx';
import classes from '../forms/form.module.css';
import { FormProblems } from '../forms/form-problems.tsx';
import { OwnGoods } from './own-goods.tsx';
import { WITHDRAWAL_FORM } from './posted-withdrawal.ts';
import { StepTitle } from './step-title.tsx';
import { useOwnPart } from './use-own-part.ts';
import { createWithdrawalStore, refundOf } from './withdrawal.store.ts';

/** The second step: a summary of the withdrawal with the button that submits it. */
export function CheckStep() {
  const t = useTexts('help');
  const { state, change, confirm } = useStore(createWithdrawalStore);
  const { fields, isBusy, problem, own, partRefund } = useSnapshot(state);
  const key = usePosted(WITHDRAWAL_FORM).value('key') ?? '';
  const { pathname } = useLocation();
  const { name, orderNumber, email, scope, bankAccount } = fields;
  const { format, session } = useStorefront();
  const part = useOwnPart(fields);
  const refund = refundOf({ fields, own, partRefund });
  const deliveredOn = part.order?.deliveredOn;
  const facts = [
    [t('withdrawal.order'), orderNumber],
    ...(deliveredOn ? [[t('withdrawal.delivered'), dateText(session.country, deliveredOn)] as const] : []),
    [t('withdrawal.name-row'), name],
    ...(refund === null ? [] : [[t('withdrawal.refund'), format.price(refund)] as const]),
    ...(bankAccount === '' ? [] : [['IBAN', bankAccount] as const]),
  ] as const;
  return (
    <Focused className={classes.form}>
      <StepTitle id="withdrawal-who" number={1} title={t('withdrawal.step-form')}>
        <Button kind="text" size="small" onClick={change} {...posts('change')}>
          {t('withdrawal.change')}
        </Button>
      </StepTitle>
      <p className={classNames(classes.who, text.size14, text.soft)}>
        {name}, {email}
      </p>
      <StepTitle id="withdrawal-check" number={2} title={t('withdrawal.step-check')} />
      <div className={classes.box}>
        <p>{t('withdrawal.statement')}</p>
        <OwnGoods part={part} isWhole={scope === 'whole'} />
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FormProblems problem={problem} problems={[]} attempt={0} />
      <div className={classes.actions}>
        <Button size="large" busy={isBusy} onClick={() => void confirm()} {...posts('confirm')}>
          {t(isBusy ? 'withdrawal.confirming' : 'withdrawal.confirm')}
        </Button>
        <Button kind="text" onClick={change} {...posts('change')}>
          {t('withdrawal.back')}
        </Button>
      </div>
      <p className={classes.fine}>{t('withdrawal.confirm-hint')}</p>
      <PostForm id={WITHDRAWAL_FORM} name={WITHDRAWAL_FORM} to={pathname}>
        {Object.entries({ ...fields, key }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </PostForm>
    </Focused>
  );
}

/** What a button says without scripts. */
const posts = (step: string) => ({ type: 'submit', form: WITHDRAWAL_FORM, name: 'step', value: step }) as const;
