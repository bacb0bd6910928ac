import type { Translate } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import type { MouseEvent } from 'react';
import classes from './town-help.module.css';
import type { TownHint } from './use-town.ts';

interface Props<Town> {
  town: Town;
  /** The unit's texts, which include those of `address-messages`. */
  texts: Translate;
}

type FilledTown = Extract<TownHint, { kind: 'filled' }>;
type OfferedTowns = Extract<TownHint, { kind: 'offered' }>;

/** Says why the field was filled in, and offers to undo it. */
export const FilledHelp = ({ town, texts: t }: Props<FilledTown>) => (
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

/** Buttons with the towns that the post code may belong to; a press fills the field. */
export function TownOffer({ town: { names, choose, focus }, texts: t }: Props<OfferedTowns>) {
  function handleClick(event: MouseEvent<HTMLButtonElement>, name: string) {
    // The pressed button disappears, so that keyboard users would lose the focus.
    if (event.currentTarget.matches(':focus')) focus();
    choose(name);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of a field would be another group of fields
    <div role="group" aria-label={t('town.offer-name')} className={classes.offer}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.town}
          // Keeps the focus in the town field: a blur would validate it, and the error message would move the button away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => handleClick(event, name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Announces the same to screen readers. Always rendered: the text of a status region that is added later is not announced. */
export const TownStatus = ({ town, texts: t }: Props<TownHint | null>) => (
  <p role="status" className={text.spoken}>
    {town?.kind === 'offered' && t('town.offer-status', { towns: town.names.join(', ') })}
    {(town?.kind === 'filled' || town?.kind === 'chosen') && t('town.status', { town: town.name })}
  </p>
);
