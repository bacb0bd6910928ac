import type { OwnReview, ReviewedGoods } from '@odeta/contracts';

export const reviewedGoods: ReviewedGoods = {
  lineId: '7',
  orderNumber: 'SK 2611 0482',
  name: 'Šaty midi',
  color: 'Modrá',
  size: 'size/38',
  picture: { path: 'dress/front', alt: '' },
  url: '/p/saty',
};

export const ownReview = (parts: Partial<OwnReview> = {}): OwnReview => ({
  id: '31',
  goods: reviewedGoods,
  state: 'waiting',
  refusal: null,
  stars: 3.5,
  fit: 1,
  nick: 'Jana',
  email: 'jana@example.sk',
  text: 'Pekné.',
  tags: ['warm'],
  height: 172,
  photos: [{ id: 'f1', width: 900, height: 600 }],
  on: '2026-11-20',
  ...parts,
});
