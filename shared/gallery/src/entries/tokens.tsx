import { layout, text } from '@odeta/ui';
import type { Entry } from '../entry.ts';
import classes from './tokens.module.css';

const colors = [
  'paper',
  'studio',
  'sand',
  'text',
  'text-soft',
  'text-faint',
  'line',
  'line-strong',
  'control',
  'disabled',
  'action',
  'action-hover',
  'accent',
  'accent-soft',
  'danger',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'info',
  'info-soft',
];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const sizes = [
  'title88',
  'title64',
  'title48',
  'title36',
  'title28',
  'size22',
  'size18',
  'size14',
  'size13',
  'size12',
] as const;

/** Design tokens. */
export const tokens: readonly Entry[] = [
  {
    name: 'Colours',
    entryPoint: '@odeta/ui/base.css',
    wide: true,
    cases: {
      roles: () => (
        <ul className={classes.swatches}>
          {colors.map((color) => (
            <li key={color} className={text.size12}>
              <span className={classes[color]} />
              --color-{color}
            </li>
          ))}
        </ul>
      ),
    },
  },
  {
    name: 'Type',
    entryPoint: '@odeta/ui',
    wide: true,
    cases: Object.fromEntries(
      sizes.map((size) => [
        `text.${size}`,
        (t) => <p className={text[size]}>{t(size.startsWith('title') ? 'type.title' : 'type.text')}</p>,
      ]),
    ),
  },
  {
    name: 'Space and grid',
    entryPoint: '@odeta/ui',
    wide: true,
    cases: {
      '--space-1 … --space-10': () => (
        <div className={layout.stack}>
          {spaces.map((space) => (
            <span key={space} className={classes[`space-${space}`]} />
          ))}
        </div>
      ),
      'layout.columns': () => (
        <div className={`${layout.columns} ${classes.grid}`}>
          <span className={classes.box} />
          <span className={classes.box} />
        </div>
      ),
    },
  },
];
