import type { Picture as PictureData } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { classNames, Picture } from '@odeta/shared/ui';
import { type UIEvent, useState } from 'react';
import classes from './gallery.module.css';

const SIZES = '(min-width: 1340px) 436px, (min-width: 992px) 30vw, (min-width: 720px) 47vw, 100vw';
const WIDE = '(min-width: 1340px) 880px, (min-width: 992px) 60vw, 100vw';

/** The pictures of the chosen colour: a grid on wide pages, on phones one after the other. */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const t = useTexts('catalog');
  const [current, setCurrent] = useState(0);
  const isAlone = pictures.length === 1;

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }

  return (
    <div className={classes.gallery}>
      <ul
        className={classNames(classes.pictures, isAlone && classes.alone)}
        aria-label={t('product.pictures')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and the keyboard must be able to, too
        tabIndex={0}
        onScroll={handleScroll}
      >
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <Picture
              picture={picture}
              sizes={isAlone ? WIDE : SIZES}
              loading={index < 2 ? 'eager' : 'lazy'}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {!isAlone && (
        <div className={classes.place} aria-hidden="true">
          {pictures.map(({ path }, index) => (
            <span key={path} className={classNames(classes.dot, index === current && classes.on)} />
          ))}
        </div>
      )}
    </div>
  );
}
