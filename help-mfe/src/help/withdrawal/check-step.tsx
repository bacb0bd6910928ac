import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { Focused } from '../forms/focused.tsx';
import classes from '../forms/form.module.css';
import { FormProblems } from '../forms/form-problems.tsx';
import { StepTitle } from './step-title.tsx';
import { createWithdrawalStore } from './withdrawal.store.ts';

/** The second step: a summary of the withdrawal with the button that submits it. */
export function CheckStep() {
  const t = useTexts('help');
  const { state, change, confirm } = useStore(createWithdrawalStore);
  const { fields, status, problem } = useSnapshot(state);
  const { name, orderNumber, email, goods, scope } = fields;
  return (
    <Focused className={classes.form}>
      <StepTitle id="withdrawal-who" number={1} title={t('withdrawal.step-form')}>
        <Button kind="text" size="small" onClick={change}>
          {t('withdrawal.change')}
        </Button>
      </StepTitle>
      <p className={classNames(classes.who, text.size14, text.soft)}>
        {name}, {email}
      </p>
      <StepTitle id="withdrawal-check" number={2} title={t('withdrawal.step-check')} />
      <div className={classes.box}>
        <p>{t('withdrawal.statement')}</p>
        <p className={classes.goods}>{scope === 'whole' ? t('withdrawal.all-goods') : goods}</p>
        <dl className={classes.facts}>
          <div>
            <dt>{t('withdrawal.order')}</dt>
            <dd>{orderNumber}</dd>
          </div>
          <div>
            <dt>{t('withdrawal.name-row')}</dt>
            <dd>{name}</dd>
          </div>
        </dl>
      </div>
      <FormProblems problem={problem} problems={[]} attempt={0} />
      <div className={classes.actions}>
        <Button size="large" busy={status === 'busy'} onClick={() => void confirm()}>
          {t(status === 'busy' ? 'withdrawal.confirming' : 'withdrawal.confirm')}
        </Button>
        <Button kind="text" onClick={change}>
          {t('withdrawal.back')}
        </Button>
      </div>
      <p className={classes.fine}>{t('withdrawal.confirm-hint')}</p>
    </Focused>
  );
}
