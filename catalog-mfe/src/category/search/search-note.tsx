import { searchUrl } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './search.module.css';

interface Props {
  term: string;
  /** The term of the results, if it differs from the typed one. */
  shownFor: string | null;
  /** A suggested term. */
  didYouMean: string | null;
}

/** Shown when the results are for another term, or when another term may have been meant. */
export function SearchNote({ term, shownFor, didYouMean }: Props) {
  const t = useTexts('catalog');
  if (shownFor)
    return <p className={classNames(classes.note, text.soft)}>{t('search.instead', { term, shown: shownFor })}</p>;
  if (!didYouMean) return null;
  return (
    <p className={classNames(classes.note, text.soft)}>
      {t('search.meant')}{' '}
      <a className={text.link} href={searchUrl(didYouMean)}>
        {didYouMean}
      </a>
      ?
    </p>
  );
}
