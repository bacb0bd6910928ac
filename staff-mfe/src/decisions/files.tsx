import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import classes from './decisions.module.css';

/** Pictures, each with its full size behind it, and documents for download. `address`: of a file, by its place. */
export function Files({ names, address }: { names: readonly string[]; address: (place: number) => string }) {
  const t = useTexts('staff');
  const files = names.map((name, place) => ({ name, url: address(place), isDocument: name.endsWith('.pdf') }));
  const documents = files.filter(({ isDocument }) => isDocument);
  const pictures = files.filter(({ isDocument }) => !isDocument);
  return (
    <>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map(({ url, name }, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" className={classes.picture}>
              <img src={url} width={256} height={192} alt={t('decisions.picture', { number: index + 1, name })} />
            </a>
          ))}
        </div>
      )}
      {documents.length > 0 && (
        <div className={classes.lines}>
          <p>{t('decisions.documents')}</p>
          {documents.map(({ url, name }) => (
            <a key={url} href={url} download className={classes.link}>
              {name}
            </a>
          ))}
        </div>
      )}
    </>
  );
}

export function OrderLink({ id, number }: { id: string; number: string }) {
  const t = useTexts('staff');
  return (
    <Link to={`/orders/${id}`} className={classes.link}>
      {t('order.title', { number })}
    </Link>
  );
}
