import type { Picture as PictureData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { IconButton, Picture } from '@odeta/ui';
import classes from './zoom-thumbnails.module.css';

interface Props {
  pictures: readonly PictureData[];
  current: number;
  onChoose: (index: number) => void;
}

/** Thumbnails from small files, and buttons for the previous and next picture. */
export function ZoomThumbnails({ pictures, current, onChoose }: Props) {
  const t = useTexts('catalog');
  return (
    <div className={classes.steps}>
      <IconButton
        icon="arrow-left"
        label={t('product.zoom.previous')}
        disabled={current === 0}
        onClick={() => onChoose(current - 1)}
      />
      <ul className={classes.thumbnails}>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-current={index === current || undefined}
              aria-label={t('product.picture-of', { number: index + 1, total: pictures.length })}
              onClick={() => onChoose(index)}
            >
              <Picture picture={picture} sizes="48px" loading="eager" decorative />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="arrow-right"
        label={t('product.zoom.next')}
        disabled={current === pictures.length - 1}
        onClick={() => onChoose(current + 1)}
      />
    </div>
  );
}
