import type { AmendOffer } from '@odeta/contracts';
import type { ServiceOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { TextField } from '@odeta/ui/forms';
import { useEffect, useRef } from 'react';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { AddressFieldsOf, CompanyFields } from './address-fields.tsx';
import classes from './amend.module.css';
import { createAmendment } from './amend.store.ts';
import { amendmentOf, followed, partsOf, valuesOf } from './amended.ts';
import { Difference } from './difference.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { PointFields } from './point-fields.tsx';

/** One form for everything: it is checked first, with what goes back, and then done as one amendment. */
export function AmendForm({ order, offer }: { order: ServiceOrder; offer: AmendOffer }) {
  const t = useTexts('staff');
  const amendment = useStore(createAmendment);
  const { checked } = useSnapshot(amendment.state);
  const form = useStaffForm<Record<string, string>>({
    form: 'amend',
    values: { ...valuesOf(offer), reason: '' },
    required: ['reason'],
    keepsValues: true,
    async onSend({ reason = '', ...values }) {
      const wanted = amendmentOf(offer, values);
      if (partsOf(wanted).length === 0) return;
      if (checked?.content !== JSON.stringify(wanted)) return amendment.check(order.id, wanted);
      return amendment.amend(order.id, wanted, reason);
    },
  });
  const { values, field, set, fill } = form;
  useFollowedOrder(offer, values, fill);
  const wanted = amendmentOf(offer, values);
  const parts = partsOf(wanted);
  const isChecked = checked?.content === JSON.stringify(wanted);
  const props = { order, offer, field, set, values };

  return (
    <div className={classes.form}>
      <StaffForm
        action={t(isChecked ? 'amend.send' : 'amend.check')}
        isMain
        isBusy={form.isBusy}
        problem={form.problem}
        onSubmit={form.submit}
      >
        <GoodsFields {...props} />
        {offer.address && <AddressFieldsOf {...props} />}
        {offer.point && <PointFields {...props} />}
        <CompanyFields {...props} />
        <div className={classes.end}>
          <TextField field={field('reason')} autoComplete="off" label={t('acts.reason')} required />
          <p role="status">
            {parts.length === 0
              ? t('amend.nothing')
              : t('amend.touched', { parts: parts.map((part) => t(`amend.${part}`)).join(', ') })}
          </p>
          <div role="status">
            {isChecked && checked && <Difference country={order.country} difference={checked.difference} />}
          </div>
        </div>
      </StaffForm>
    </div>
  );
}

/** The order has changed meanwhile: what nobody has touched here becomes what it is now. */
function useFollowedOrder(
  offer: AmendOffer,
  values: Record<string, string>,
  fill: (values: Record<string, string>) => void,
) {
  const former = useRef(offer);
  useEffect(() => {
    if (former.current === offer) return;
    fill(followed(former.current, offer, values));
    former.current = offer;
  }, [offer]);
}
