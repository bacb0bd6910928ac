import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { FieldGrid, TextField } from '@odeta/ui/forms';
import { isInstantCode } from '@odeta/validation';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { groupCode, inGroups } from '../state/group-code.ts';
import classes from './blik-field.module.css';

/** After each failed payment the field is empty again, because a code is valid for one payment. */
export function BlikField({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const { failureCount } = useSnapshot(useStore(createPlacingStore).state);
  const { code } = form;
  const field = {
    id: 'blikCode',
    name: 'blikCode' as const,
    ref: () => {},
    error: form.errorAt('blikCode'),
    isValid: false,
    onChange: ({ target }: { target: { value: string } }) => {
      code.enter(groupCode(target as HTMLInputElement));
      if (isInstantCode(code.value())) form.clearError('blikCode');
    },
    onBlur: async () => void form.validate(['blikCode']),
  };

  return (
    <div className={classes.code}>
      <FieldGrid>
        <TextField
          key={failureCount}
          field={field}
          label={t(failureCount > 0 ? 'blik.new-label' : 'blik.label')}
          help={t('blik.help')}
          defaultValue={inGroups(code.value())}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          required
        />
      </FieldGrid>
    </div>
  );
}
