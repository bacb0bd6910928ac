import { type Facets, sizeName } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { useEffect } from 'react';
import type { Listing } from '../query/use-listing.ts';
import classes from './facet-sizes.module.css';
import { createMySizesStore } from './my-sizes.store.ts';

/** Kinds of sizes in which a person has a size. */
const ownKinds = ['clothes', 'shoes'];

interface Props {
  sizes: Snapshot<Facets>['size'];
  sizeKinds: Snapshot<Facets>['sizeKinds'];
  listing: Listing;
}

/** Applies the visitor's own sizes with one tick. The chosen ones can be stored as such, separately for clothes and shoes. */
export function MySizes({ sizes, sizeKinds, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  const { read, remember, forget, state } = useStore(createMySizesStore);
  const { codes } = useSnapshot(state);
  useEffect(read, [read]);
  const own = sizes.filter(({ kind = '' }) => ownKinds.includes(kind));
  if (own.length === 0) return null;

  const chosen = own.filter(({ code }) => address.filters.size.includes(code));
  const mine = own.filter(({ code }) => codes.includes(code));
  const isOn = mine.length > 0 && mine.every((one) => chosen.includes(one));
  const chosenKinds = new Set(chosen.map(({ kind }) => kind));
  const isNews = chosen.some(({ code }) => !codes.includes(code));

  function toggleMine() {
    const mineCodes = mine.map(({ code }) => code);
    go(({ filters }) => {
      const others = filters.size.filter((code) => !mineCodes.includes(code));
      return { filters: { ...filters, size: isOn ? others : [...others, ...mineCodes] } };
    });
  }

  function rememberChosen() {
    const isOfChosenKinds = (code: string) => own.some((one) => one.code === code && chosenKinds.has(one.kind));
    remember(
      chosen.map(({ code }) => code),
      isOfChosenKinds,
    );
  }

  const nameOf = ({ kind, size = '' }: (typeof own)[number]) => {
    const name = sizeName(size) ?? size;
    return sizeKinds.length > 1 ? `${sizeKinds.find(({ code }) => code === kind)?.name} ${name}` : name;
  };
  return (
    <div className={classes.mine}>
      <Checkbox checked={isOn} disabled={mine.length === 0} onChange={toggleMine}>
        {t('category.filters.mine')}{' '}
        {mine.length > 0 && <span className={text.faint}>({mine.map(nameOf).join(', ')})</span>}
      </Checkbox>
      <div className={classNames(classes.line, text.soft)}>
        <MineAction isNews={isNews} isKnown={mine.length > 0} onRemember={rememberChosen} onForget={forget} />
      </div>
    </div>
  );
}

interface ActionProps {
  /** Whether a chosen size is not stored yet. */
  isNews: boolean;
  isKnown: boolean;
  onRemember: () => void;
  onForget: () => void;
}

function MineAction({ isNews, isKnown, onRemember, onForget }: ActionProps) {
  const t = useTexts('catalog');
  if (!isNews && !isKnown) return t('category.filters.mine-hint');
  return (
    <button type="button" className={classNames(classes.action, text.link)} onClick={isNews ? onRemember : onForget}>
      {t(isNews ? 'category.filters.mine-remember' : 'category.filters.mine-forget')}
    </button>
  );
}
