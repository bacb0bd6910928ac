import { useTexts } from '@odeta/shared/i18n';
import { Icon, text } from '@odeta/shared/ui';
import { globe } from '../around/drawings.ts';

/** D5. The shop's country and money; opens the list of all countries. */
export function CountryLink() {
  const t = useTexts('shell');
  return (
    <a href="#countries" aria-haspopup="dialog">
      <Icon drawing={globe} />
      <span className={text.spoken}>{t('footer.country')} </span>
      {t('footer.country-name')}
      <Icon name="chevron-down" size={16} />
    </a>
  );
}
