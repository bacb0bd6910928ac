import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';

export function Nothing() {
  const t = useTexts('staff');
  return (
    <>
      <h1 className={text.title36}>{t('nothing.title')}</h1>
      <p>{t('nothing.lead')}</p>
    </>
  );
}
