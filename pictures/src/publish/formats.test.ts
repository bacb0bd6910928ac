import { type PictureView, pictureViews } from '@odeta/shared/contracts';
import { COMPOSED_ENCODINGS } from '../compose/composed-formats.ts';
import { COMPOSED_SIZES } from '../compose/composition.ts';
import { ENCODINGS } from './formats.ts';

const encodings = { ...ENCODINGS, ...COMPOSED_ENCODINGS };

test.each(Object.keys(pictureViews) as PictureView[])(
  'of the view %s the shop asks for exactly the files that are kept',
  (view) => {
    const widths = (format: string) => encodings[view].filter((one) => one.format === format).map(({ width }) => width);

    expect(widths('avif')).toEqual(pictureViews[view].avif);
    expect(widths('webp')).toEqual(pictureViews[view].webp);
  },
);

test.each(['wide', 'tall', 'square'] as const)(
  'composed pictures have the shape that the shop leaves room for: %s',
  (view) => {
    const { width, height } = COMPOSED_SIZES[view];
    const [across, down] = pictureViews[view].aspect;

    expect(width / height).toBeCloseTo(across / down);
  },
);
