import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { FieldGrid, TextField } from '@odeta/ui/forms';
import { isInstantCode } from '@odeta/validation';
import type { OrderForm } from '../form/use-order-form.ts';
import { createOrderStore } from '../placing/order.store.ts';
import { groupCode, inGroups } from '../state/group-code.ts';
import classes from './blik-field.module.css';

/** After each failed payment the field is empty again, because a code is valid for one payment. */
export function BlikField({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const store = useStore(createOrderStore);
  const { failureCount } = useSnapshot(store.state);
  const field = {
    id: 'blikCode',
    name: 'blikCode' as const,
    ref: () => {},
    error: order.errorAt('blikCode'),
    isRight: false,
    onChange: ({ target }: { target: { value: string } }) => {
      store.typeCode(groupCode(target as HTMLInputElement));
      if (isInstantCode(store.state.blikCode)) order.clear('blikCode');
    },
    onBlur: async () => order.check('blikCode'),
  };

  return (
    <div className={classes.code}>
      <FieldGrid>
        <TextField
          key={failureCount}
          field={field}
          label={t(failureCount > 0 ? 'blik.new-label' : 'blik.label')}
          help={t('blik.help')}
          defaultValue={inGroups(store.state.blikCode)}
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
