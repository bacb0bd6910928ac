import type { Entry } from '../entry.ts';
import { Copies, OpensDialog, OpensSheet } from '../samples/overlays.tsx';

/** Components in front of the page. */
export const overlays: readonly Entry[] = [
  {
    name: 'Dialog',
    entryPoint: '@odeta/ui/overlays',
    cases: {
      medium: (t) => <OpensDialog t={t} title={t('overlays.fees')} words={t('overlays.fees-text')} />,
      'medium, must be answered': (t) => (
        <OpensDialog t={t} title={t('overlays.consent')} words={t('overlays.consent-text')} closable={false} />
      ),
      wide: (t) => <OpensDialog t={t} title={t('overlays.sizes')} words={t('overlays.fees-text')} size="wide" />,
      'as big as the screen': (t) => (
        <OpensDialog t={t} title={t('overlays.pictures')} words={t('overlays.fees-text')} size="screen" />
      ),
    },
  },
  {
    name: 'Sheet',
    entryPoint: '@odeta/ui/overlays',
    cases: {
      'from the end': (t) => <OpensSheet t={t} />,
      'from the start': (t) => <OpensSheet t={t} from="start" />,
      'from the bottom': (t) => <OpensSheet t={t} from="bottom" />,
    },
  },
  {
    name: 'Tooltip',
    entryPoint: '@odeta/ui/overlays',
    cases: {
      'on a button': (t) => <Copies t={t} />,
    },
  },
];
