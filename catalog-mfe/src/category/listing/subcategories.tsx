import { useTexts } from '@odeta/storefront/i18n';
import { classNames, layout } from '@odeta/ui';
import classes from './subcategories.module.css';

interface Props {
  links: readonly { readonly name: string; readonly url: string }[];
}

export function Subcategories({ links }: Props) {
  const t = useTexts('catalog');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('category.subcategories')}>
      <ul className={classNames(classes.list, layout.sideways)}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a className={classes.chip} href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
