import mapPin from '@lucide/icons/icons/map-pin';
import { type PickupPoint, phoneUrl } from '@odeta/contracts';
import { hoursByDay } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import actionClasses from './action.module.css';
import classes from './pickup-place.module.css';

interface Props {
  point: Omit<PickupPoint, 'openingHours'> & { readonly openingHours: readonly PickupPoint['openingHours'][number][] };
}

/** The pick-up point with its address, opening hours and a link to a map. */
export function PickupPlace({ point }: Props) {
  const t = useTexts('confirm');
  return (
    <div className={classNames(classes.place, text.size14, text.soft)}>
      <address className={classes.address}>
        <b className={text.medium}>{point.name}</b>
        <span>{point.street}</span>
        <span>
          {point.postCode} {point.city}
        </span>
        {point.phone && <a href={phoneUrl(point.phone)}>{point.phone}</a>}
      </address>
      <a className={actionClasses.action} href={mapAddress(point)} target="_blank" rel="noopener">
        <Icon icon={mapPin} size={16} />
        <span className={text.link}>{t('point.map')}</span>
        <span className={text.spoken}> {t('point.new-tab')}</span>
      </a>
      <h3 className={classNames(text.size14, text.medium)}>{t('point.hours')}</h3>
      {point.alwaysOpen ? <p>{t('point.always')}</p> : <Hours openingHours={point.openingHours} />}
    </div>
  );
}

function Hours({ openingHours }: Pick<Props['point'], 'openingHours'>) {
  const t = useTexts('confirm');
  const { country } = useStorefront().session;
  return (
    <dl className={classes.hours}>
      {hoursByDay(openingHours, country).map(({ name, hours }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{hours.join(', ') || t('point.closed')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Phones open it in their map app; the format is documented as "Maps URLs". */
const mapAddress = ({ latitude, longitude }: Pick<PickupPoint, 'latitude' | 'longitude'>) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
