import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, buttonClass, Picture, Price, text } from '@odeta/ui';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { cleanLine, plainSigns } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import classes from './catalogue-order.module.css';
import { createCatalogueOrderStore } from './catalogue-order.store.ts';

/** Form for article numbers of the printed catalogue. Colour and size are chosen on the product page. */
export function CatalogueOrder() {
  const t = useTexts('help');
  const store = useStore(createCatalogueOrderStore);
  const { status, problem, found } = useSnapshot(store.state);
  const [typed, setTyped] = useState('');
  const error = problem === null ? null : t(`catalogue.${problem}`);

  function find(event: FormEvent) {
    event.preventDefault();
    if (status === 'busy') return;
    const number = plainSigns(cleanLine(typed));
    if (isNumber(number)) void store.find(number);
    else store.refuse();
  }

  return (
    <div className={classes.order}>
      <form className={classes.form} noValidate onSubmit={find}>
        <FieldGrid>
          <TextField
            field={{ ...freeField('article-number', error), onChange: ({ target }) => setTyped(target.value) }}
            label={t('catalogue.number')}
            help={t('catalogue.help')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </FieldGrid>
        <Button type="submit" busy={status === 'busy'}>
          {t('catalogue.find')}
        </Button>
      </form>
      <p role="status" className={text.spoken}>
        {found[0] && problem === null && t('catalogue.found', { name: found[0].name })}
      </p>
      <ul>
        {found.map(({ id, url, name, picture, catalogNumber, price, pricePromo, priceOld }) => (
          <li key={id} className={classes.product}>
            <Picture picture={picture} sizes="96px" className={classes.picture} decorative />
            <div>
              <p className={text.medium}>{name}</p>
              <p className={text.soft}>{catalogNumber}</p>
              <Price price={price} pricePromo={pricePromo} priceOld={priceOld} />
            </div>
            <a className={buttonClass({ kind: 'secondary' })} href={url}>
              {t('catalogue.choose')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At most 40 letters and digits, with the separators that people type. */
const isNumber = (typed: string) => /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u.test(typed);
