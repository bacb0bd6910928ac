import type { ListedOrder } from '@odeta/contracts';
import { Picture } from '@odeta/ui';
import rows from './rows.module.css';

/** Decorative, because the row describes the products. */
export function RowPictures({ pictures }: { pictures: readonly ListedOrder['pictures'][number][] }) {
  return (
    <div className={rows.pictures}>
      {pictures.map((picture) => (
        <Picture key={picture.path} picture={picture} sizes="56px" decorative />
      ))}
    </div>
  );
}
