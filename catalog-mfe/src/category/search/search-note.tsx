import { searchUrl } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './search.module.css';

interface Props {
  term: string;
  /** What the results are for in place of the term. */
  shownFor: string | null;
  /** What may have been meant. */
  didYouMean: string | null;
}

/** Says when the results are for other words than those that were typed, or that others may have been meant. */
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
