import globe from '@lucide/icons/icons/globe';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon, text } from '@odeta/ui';

/** The shop's country and currency; opens the list of countries. `small`: in the top links. */
export function CountryLink({ small = false }: { small?: boolean }) {
  const t = useTexts('shell');
  return (
    <a href="#countries" aria-haspopup="dialog">
      <Icon icon={globe} size={small ? 16 : 20} />
      <span className={text.spoken}>{t('footer.country')} </span>
      {t('footer.country-name')}
      {!small && <Icon icon="chevron-down" size={16} />}
    </a>
  );
}
