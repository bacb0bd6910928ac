import type { Review, Reviews } from '@odeta/contracts';

export const reviewOf = (id: string, part: Partial<Review> = {}): Review => ({
  id,
  stars: 5,
  nick: `Zákazník ${id}`,
  text: `Text ${id}`,
  on: '2026-11-18',
  size: 'size/38',
  fit: 0,
  verified: true,
  demo: false,
  tags: [],
  height: null,
  photos: [],
  ...part,
});

/** 41 ratings, 15 of them with text. */
export const reviewsOf = (part: Partial<Reviews> = {}): Reviews => ({
  mean: 4.6,
  count: 41,
  distribution: [29, 8, 3, 1, 0],
  fit: 0.3,
  ofCustomers: { mean: 4.6, count: 41 },
  writtenCount: 15,
  facets: {
    sizes: [
      { size: 'size/36', count: 4 },
      { size: 'size/38', count: 6 },
    ],
    heights: [{ band: '160-169', count: 3 }],
    withPhotos: 2,
  },
  tags: [{ tag: 'good-quality', count: 12 }],
  latest: [reviewOf('1'), reviewOf('2', { fit: 1 }), reviewOf('3', { size: null, fit: null, verified: false })],
  ...part,
});
