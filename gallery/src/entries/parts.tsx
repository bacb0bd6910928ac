import { Accordion } from '@odeta/shared/ui/disclosure';
import type { Entry } from '../entry.ts';

/** What shows one part of much at a time. */
export const parts: readonly Entry[] = [
  {
    name: 'Accordion',
    door: '@odeta/shared/ui/disclosure',
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
];
