import type { Picture as PictureData } from '@odeta/contracts';
import { classNames, Picture } from '@odeta/ui';
import classes from './second-picture.module.css';

interface Props {
  picture: PictureData;
  /** As in `<img sizes>`. */
  sizes: string;
  isShown: boolean;
}

/** Over the first picture of a card, whose text says what it is. */
export const SecondPicture = ({ picture, sizes, isShown }: Props) => (
  <span className={classNames(classes.second, isShown && classes.shown)}>
    <Picture picture={picture} sizes={sizes} loading="eager" decorative />
  </span>
);
