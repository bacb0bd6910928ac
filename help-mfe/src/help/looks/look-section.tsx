import { type Look, paidPrice } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, keepTogether, Picture, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useState } from 'react';
import { chosenOf, sizeField, soldVariants } from './chosen.ts';
import { LOOK_FORM } from './look-form.ts';
import { LookItemRow } from './look-item.tsx';
import classes from './looks.module.css';
import { createLooksStore } from './looks.store.ts';

interface Props {
  look: Snapshot<Look>;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
}

/** A look: its goods on one ground, and beside them each one with its sizes. One of them or all are added. */
export function LookSection({ look, isFirst }: Props) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const { pathname } = useLocation();
  const { key, title, text: words, items } = look;
  const buying = useLookBuying(look);
  const all = [...items.keys()];
  const sum = buying.sumOf(all);
  return (
    <section className={classes.look} id={key} aria-labelledby={`${key}-title`}>
      <div
        className={classNames(
          classes.pictures,
          items.length === 3 && classes.three,
          items.length === 4 && classes.four,
        )}
      >
        {items.map((item, index) => (
          <a key={item.id} href={item.url} tabIndex={-1}>
            <Picture
              picture={item.picture}
              sizes={index === 0 ? '(min-width: 992px) 45vw, 70vw' : '(min-width: 992px) 22vw, 35vw'}
              priority={isFirst && index === 0}
            />
          </a>
        ))}
      </div>
      <PostForm name={LOOK_FORM} to={pathname} className={classes.form}>
        <input type="hidden" name="look" value={key} />
        <h2 className={text.title36} id={`${key}-title`}>
          {keepTogether(title)}
        </h2>
        <p className={text.soft}>{keepTogether(words)}</p>
        <ul className={classes.items}>
          {items.map((item, index) => (
            <LookItemRow
              key={item.id}
              item={item}
              name={sizeField(look, index)}
              index={index}
              size={buying.sizeOf(index)}
              error={buying.errorOf(index)}
              isBusy={buying.adding === index}
              onSize={(variantId) => buying.choose(index, variantId)}
              onAdd={() => buying.add([index], index)}
            />
          ))}
        </ul>
        {items.some((item) => soldVariants(item).length > 0) && (
          <Button
            type="submit"
            wide
            name="add"
            value="all"
            busy={buying.adding === 'all'}
            onClick={() => buying.add(all, 'all')}
          >
            {t('looks.add-all', { price: format.price(sum) })}
          </Button>
        )}
        <p className={classNames(text.size13, text.faint)}>{t('looks.all-sizes')}</p>
        <div role="alert">
          {buying.problem && <ProblemAlert problem={buying.problem} texts={(name) => t(`looks.problem-${name}`)} />}
        </div>
      </PostForm>
    </section>
  );
}

/** The chosen sizes of a look, and adding its goods. */
function useLookBuying(look: Snapshot<Look>) {
  const t = useTexts('help');
  const store = useStore(createLooksStore);
  const { problem, sent, isBusy } = useSnapshot(store.state);
  const posted = usePosted(LOOK_FORM);
  const [sizes, setSizes] = useState<Readonly<Record<number, string>>>({});
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [pressed, setPressed] = useState<number | 'all' | null>(null);
  const sizeOf = (index: number) => sizes[index] ?? posted.value(sizeField(look, index));
  const chosen = (indexes: readonly number[]) => chosenOf(look, indexes, (index) => sizeOf(index) ?? '');

  async function add(indexes: readonly number[], button: number | 'all') {
    const { variants, missing: without } = chosen(indexes);
    setMissing(without);
    const [first] = without;
    if (first !== undefined) return document.getElementById(sizeField(look, first))?.focus();
    setPressed(button);
    await store.add(
      look.key,
      variants.map(({ item, variant }) => ({ variantId: variant.variantId, name: item.name })),
    );
  }

  return {
    sizeOf,
    adding: isBusy && sent === look.key ? pressed : null,
    problem: sent === look.key ? problem : null,
    errorOf: (index: number) =>
      missing.includes(index) ? t('looks.choose-size') : posted.error(sizeField(look, index)),
    /** What these goods cost in the chosen sizes, or at least. */
    sumOf: (indexes: readonly number[]) =>
      indexes.reduce((sum, index) => {
        const item = look.items[index];
        if (!item || soldVariants(item).length === 0) return sum;
        const [own] = chosen([index]).variants;
        return sum + paidPrice(own?.variant ?? item);
      }, 0),
    choose(index: number, variantId: string) {
      setSizes((before) => ({ ...before, [index]: variantId }));
      setMissing((before) => before.filter((one) => one !== index));
    },
    add: (indexes: readonly number[], button: number | 'all') => void add(indexes, button),
  };
}
