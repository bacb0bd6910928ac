import { buyingPages, type DiscountCode, type UsedVoucher } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Button } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import classes from './plain-codes.module.css';

interface UsedProps {
  code: DiscountCode | null;
  vouchers: readonly UsedVoucher[];
}

/** The codes in use, each with a form that removes it without scripts. */
export function PlainUsed({ code, vouchers }: UsedProps) {
  const t = useTexts('cart');
  const all = [...(code ? [{ id: '', name: code.name }] : []), ...vouchers];
  return all.map(({ id, name }) => (
    <PostForm key={id} name="cart.code-away" to={buyingPages.cart}>
      <input type="hidden" name="voucher" value={id} />
      {name}{' '}
      <Button kind="text" type="submit" aria-label={t('purchase.discounts.remove-named', { name })}>
        {t('purchase.discounts.remove')}
      </Button>
    </PostForm>
  ));
}

export function PlainForm() {
  const t = useTexts('cart');
  const posted = usePosted('cart.code');
  const error = posted.error('code') ?? posted.problem;
  return (
    <PostForm name="cart.code" to={buyingPages.cart} className={classes.form}>
      <label htmlFor="plain-code">{t('purchase.discounts.label')}</label>
      <input
        id="plain-code"
        name="code"
        className={classes.input}
        defaultValue={posted.value('code')}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'plain-code-error'}
      />
      <p id="plain-code-error" role="alert" className={classes.error}>
        {error}
      </p>
      <Button kind="secondary" type="submit">
        {t('purchase.discounts.use')}
      </Button>
    </PostForm>
  );
}
