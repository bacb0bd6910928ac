import { type Product, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import type { Snapshot } from '@odeta/storefront/state';
import { Alert, Button, layout, text } from '@odeta/ui';
import { plainField, SelectField, TextField } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { supplyOf } from '../../supply/supply.ts';

const FORM = 'catalog.notice';

interface Props {
  product: Snapshot<Product>;
  color: string;
  size: string | null;
}

/** What the dialog asks for, in the page. */
export function PlainNotice({ product, color, size }: Props) {
  const t = useTexts('catalog');
  const { pathname, search } = useLocation();
  const posted = usePosted(FORM);
  const missing = product.variants.filter((one) => one.colorCode === color && supplyOf(one) === 'none');
  const known = (missing.find((one) => one.size === size) ?? missing[0])?.variantId;
  return (
    <PostForm name={FORM} to={pathname + search} className={layout.stack}>
      <p className={text.soft}>{t('notice.text')}</p>
      <div role="status">
        {posted.has('sent') && <Alert type="info">{t('notice.sent-text', { email: posted.value('email') })}</Alert>}
      </div>
      <div role="alert">{posted.problem && <Alert type="error">{posted.problem}</Alert>}</div>
      <SelectField
        field={{ ...plainField(posted, 'variantId', known), id: 'notice-size' }}
        label={t('notice.size')}
        placeholder={t('product.choose-size')}
        options={missing.map((one) => ({ value: one.variantId, label: sizeName(one.size) ?? one.size }))}
        required
      />
      <TextField
        field={{ ...plainField(posted, 'email'), id: 'notice-email' }}
        label={t('notice.email')}
        help={t('notice.privacy')}
        autoComplete="email"
        required
      />
      <Button type="submit" wide>
        {t('notice.send')}
      </Button>
    </PostForm>
  );
}
