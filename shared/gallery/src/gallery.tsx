import { countries, countryCodes } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, layout, text } from '@odeta/ui';
import { useEffect } from 'react';
import './dark.css';
import { entries } from './entries/index.ts';
import type { Entry } from './entry.ts';
import classes from './gallery.module.css';
import { addressOf, type View } from './view.ts';

export function Gallery({ view }: { view: View }) {
  const { width, scheme } = view;

  useEffect(() => {
    Object.assign(document.documentElement.dataset, { scheme, ready: 'true' });
  }, [scheme]);

  return (
    <div className={classNames(classes.page, width === 'phone' && classes.phone)}>
      <header className={classNames(layout.wrap, classes.head)}>
        <h1 className={text.title48}>Odeta</h1>
        <Choices view={view} />
        <nav aria-label="Primitives" className={classes.row}>
          {entries.map(({ name }) => (
            <a key={name} className={classes.choice} href={`#${idOf(name)}`}>
              {name}
            </a>
          ))}
          <a className={classes.choice} href={`emails/${nameOf(view)}.html`}>
            E-mails
          </a>
        </nav>
      </header>
      <main className={layout.wrap}>
        {entries.map((entry) => (
          <Shelf key={entry.name} {...entry} />
        ))}
      </main>
    </div>
  );
}

function Choices({ view }: { view: View }) {
  const choices: { label: string; change: Partial<View> }[] = [
    ...countryCodes.flatMap((country) =>
      countries[country].languages.map((language) => ({
        label: nameOf({ country, language }),
        change: { country, language },
      })),
    ),
    { label: 'window', change: { width: 'window' } },
    { label: '390 px', change: { width: 'phone' } },
    { label: 'light', change: { scheme: 'light' } },
    { label: 'dark', change: { scheme: 'dark' } },
  ];
  return (
    <nav aria-label="View" className={classes.row}>
      {choices.map(({ label, change }) => {
        const address = addressOf({ ...view, ...change });
        return (
          <a
            key={label}
            className={classes.choice}
            href={address}
            aria-current={address === addressOf(view) ? 'true' : undefined}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}

function Shelf({ name, entryPoint, cases, wide, fills }: Entry) {
  const t = useTexts('gallery');
  return (
    <section id={idOf(name)} aria-labelledby={`${idOf(name)}-name`} className={classes.shelf}>
      <h2 id={`${idOf(name)}-name`} className={text.size22}>
        {name}
      </h2>
      <p className={classNames(text.size13, text.faint)}>{entryPoint}</p>
      <div className={classNames(classes.cases, wide && classes.wide, fills && classes.fills)}>
        {Object.entries(cases).map(([state, show]) => (
          <figure key={state} className={classes.case}>
            <figcaption className={classNames(text.size13, text.faint)}>{state}</figcaption>
            {show(t)}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** `ua` in the default language, `ua-uk` in another. */
const nameOf = ({ country, language }: Pick<View, 'country' | 'language'>) =>
  language === countries[country].languages[0] ? country : `${country}-${language}`;

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
