import { useTexts } from '@odeta/shared/i18n';

/** D1. */
export function Footer(_: { onlyBasic: boolean }) {
  const t = useTexts('shell');
  return <footer>{t('footer.rights', { year: new Date().getFullYear() })}</footer>;
}
