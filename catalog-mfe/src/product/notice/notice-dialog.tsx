import { type Product, sizeName } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, layout, text } from '@odeta/ui';
import { FieldGrid, SelectField, TextField } from '@odeta/ui/forms';
import { Dialog } from '@odeta/ui/overlays';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { type FormEvent, useEffect, useState } from 'react';
import { supplyOf } from '../../supply/supply.ts';
import { createNoticeStore } from './notice.store.ts';
import { NoticePush } from './notice-push.tsx';

interface NoticeDialogProps {
  product: Snapshot<Product>;
  color: string;
  /** The chosen size. */
  size: string | null;
  open: boolean;
  onClose: () => void;
}

const titles = {
  open: 'notice.title',
  sent: 'notice.sent',
  'by-push': 'notice.by-push',
} as const;

/** Asks for the e-mail address that gets one e-mail when a sold-out size is back. */
export function NoticeDialog({ product, color, size, open, onClose }: NoticeDialogProps) {
  const t = useTexts('catalog');
  const store = useStore(createNoticeStore);
  const { status, isBusy, emailError, problem } = useSnapshot(store.state);
  const missing = product.variants.filter((one) => one.colorCode === color && supplyOf(one) === 'none');
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const variant = missing.find((one) => one.size === (chosen ?? size)) ?? missing[0];

  useEffect(() => {
    if (open) store.begin();
  }, [open, store]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (variant) void store.ask(variant.variantId, email.trim());
  }

  const fieldOf = (name: string, value: string, change: (value: string) => void, error: string | null) => ({
    id: `notice-${name}`,
    name,
    value,
    error,
    isValid: false,
    ref: () => {},
    onBlur: async () => {},
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  });
  const isSent = status === 'sent' || status === 'by-push';

  return (
    <Dialog
      open={open}
      title={t(titles[status])}
      onClose={onClose}
      footer={isSent && <Button onClick={onClose}>{t('notice.close')}</Button>}
    >
      <div role="status">
        {isSent && (
          <p>{status === 'by-push' ? t('notice.push-text') : t('notice.sent-text', { email: email.trim() })}</p>
        )}
      </div>
      {!isSent && (
        <form className={layout.stack} method="post" noValidate onSubmit={handleSubmit}>
          <p className={text.soft}>{t('notice.text')}</p>
          <div role="alert">
            {problem && <ProblemAlert problem={problem} texts={(key) => t(`notice.problems.${key}`)} />}
          </div>
          <FieldGrid>
            {missing.length > 1 && (
              <SelectField
                field={fieldOf('size', variant?.size ?? '', setChosen, null)}
                label={t('notice.size')}
                placeholder={t('wishlist.choose')}
                options={missing.map((one) => ({ value: one.size, label: sizeName(one.size) ?? one.size }))}
              />
            )}
            <TextField
              field={fieldOf('email', email, setEmail, emailError)}
              label={t('notice.email')}
              help={t('notice.privacy')}
              autoComplete="email"
              enterKeyHint="send"
              required
            />
          </FieldGrid>
          <Button type="submit" wide busy={isBusy}>
            {t('notice.send')}
          </Button>
          {variant && <NoticePush variantId={variant.variantId} onAsked={store.waitForPush} />}
        </form>
      )}
    </Dialog>
  );
}
