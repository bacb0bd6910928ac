import { Accordion } from '@odeta/ui/disclosure';
import type { Entry } from '../entry.ts';
import { Matching, Orders } from '../samples/parts.tsx';

/** Components that show one part of their content at a time. */
export const parts: readonly Entry[] = [
  {
    name: 'Accordion',
    entryPoint: '@odeta/ui/disclosure',
    fills: true,
    cases: {
      'one open': (t) => (
        <div>
          <Accordion title={t('parts.description')} open>
            <p>{t('parts.description-text')}</p>
          </Accordion>
          <Accordion title={t('parts.care')}>
            <p>{t('parts.care-text')}</p>
          </Accordion>
        </div>
      ),
      'at most one open': (t) => (
        <div>
          <Accordion title={t('parts.description')} name="facts">
            <p>{t('parts.description-text')}</p>
          </Accordion>
          <Accordion title={t('parts.care')} name="facts" open>
            <p>{t('parts.care-text')}</p>
          </Accordion>
        </div>
      ),
    },
  },
  {
    name: 'Tabs',
    entryPoint: '@odeta/ui/disclosure',
    wide: true,
    fills: true,
    cases: { 'the second of four': (t) => <Orders t={t} /> },
  },
  {
    name: 'Carousel',
    entryPoint: '@odeta/ui/carousel',
    wide: true,
    fills: true,
    cases: {
      'several in view': (t) => <Matching t={t} />,
      'one in view': (t) => <Matching t={t} single />,
    },
  },
];
