import type { ShippingPoint } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Alerts } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import classes from './map-dialog.module.css';
import { PointsMap } from './points-map.tsx';

interface Props {
  onClose: () => void;
  onChoose: (point: ShippingPoint) => void;
}

/** The map on a phone, which fills the screen; errors are shown inside. */
export function MapDialog({ onClose, onChoose }: Props) {
  const t = useTexts('checkout');
  return (
    <Dialog open size="screen" title={t('points.title')} onClose={onClose}>
      <Alerts placement="map-modal" />
      <div className={classes.map}>
        <PointsMap onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
