import type { Translate } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import classes from './town-help.module.css';
import type { FilledTown } from './use-town.ts';

interface Props {
  town: FilledTown;
  /** The unit's texts, with those of `address-messages` among them. */
  texts: Translate;
}

/** Says below the field of the town why it is filled, and takes it back. */
export const TownHelp = ({ town, texts: t }: Props) => (
  <>
    {t('town.filled')}{' '}
    <button
      type="button"
      className={classes.undo}
      onClick={town.undo}
      aria-label={t('town.undo-name', { town: town.name })}
    >
      {t('town.undo')}
    </button>
  </>
);

/** The same for a screen reader, at once; the place is always there. */
export const TownStatus = ({ town, texts: t }: { town: FilledTown | null; texts: Translate }) => (
  <p role="status" className={text.spoken}>
    {town && t('town.status', { town: town.name })}
  </p>
);
