import { countryIn, type Language, pathPrefixOf } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import classes from './language-links.module.css';

/** Each in its own language. */
const names: Record<Language, string> = {
  pl: 'Polski',
  sk: 'Slovenčina',
  hu: 'Magyar',
  ro: 'Română',
  ru: 'Русский',
  uk: 'Українська',
};

/** The page in each language of the country; nothing where it has only one. */
export function LanguageLinks() {
  const { country } = useStorefront().session;
  const { pathname, search } = useLocation();
  if (country.languages.length === 1) return null;
  return (
    <ul className={classes.languages}>
      {country.languages.map((language) => (
        <li key={language}>
          <a
            href={pathPrefixOf(countryIn(country, language)) + pathname + search}
            hrefLang={language}
            lang={language}
            aria-current={language === country.language || undefined}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
