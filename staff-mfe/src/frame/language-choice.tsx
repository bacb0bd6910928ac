import { useTexts } from '@odeta/storefront/i18n';
import { isStaffLanguage, languageNames, type StaffLanguage, staffLanguages } from '../languages.ts';
import classes from './frame.module.css';

interface Props {
  language: StaffLanguage;
  onLanguage: (language: StaffLanguage) => void;
}

export function LanguageChoice({ language, onLanguage }: Props) {
  const t = useTexts('staff');
  return (
    <select
      aria-label={t('frame.language')}
      autoComplete="off"
      className={classes.language}
      value={language}
      onChange={({ target: { value } }) => isStaffLanguage(value) && onLanguage(value)}
    >
      {staffLanguages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  );
}
