import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { type FieldBinding, FieldGrid, TextField } from '@odeta/ui/forms';

interface Props {
  field: (name: 'bankAccount' | 'holder') => FieldBinding;
  /** Whether the order is known to have been paid in cash; otherwise a hint says who has to fill this in. */
  isKnown: boolean;
}

/** The bank account for the refund of what was paid in cash. It may be given later: a withdrawal does not depend on it. */
export function AccountFields({ field, isKnown }: Props) {
  const t = useTexts('help');
  return (
    <>
      <p className={text.medium}>{t('withdrawal.account')}</p>
      <p className={text.soft}>{t(isKnown ? 'withdrawal.account-cash' : 'withdrawal.account-if-cash')}</p>
      <FieldGrid>
        <TextField
          field={field('bankAccount')}
          label="IBAN"
          help={t('withdrawal.account-later')}
          width="two-thirds"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField field={field('holder')} label={t('withdrawal.holder')} width="two-thirds" autoComplete="name" />
      </FieldGrid>
    </>
  );
}
