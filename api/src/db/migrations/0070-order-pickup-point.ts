/** The pick-up point of an order as it was when it was chosen: operators rename, move and close their points. */
export const orderPickupPoint = `
alter table shop_order add column pickup_point jsonb;

update shop_order o set pickup_point = json_build_object(
  'id', p.external_id || '#' || p.shipping, 'shipping', p.shipping, 'type', p.type, 'name', p.name, 'street', p.street,
  'postCode', p.post_code, 'city', p.city, 'phone', p.phone, 'latitude', p.location[1], 'longitude', p.location[0],
  'alwaysOpen', p.always_open, 'openingHours', p.hours
)
from pickup_point p
join shipping_method m on m.country = p.country and m.map
where p.id = o.point_id and m.key = o.shipping;
`;
