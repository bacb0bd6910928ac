import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PictureView, pictureViews } from '@odeta/contracts';
import { mediaFolder } from '@odeta/testing/media-folder';

interface ViewInManifest {
  width: number;
  height: number;
  avif: number[];
  webp: number[];
}

const manifest: Record<
  'pictures' | 'compositions',
  Record<string, { views: Record<string, ViewInManifest> }>
> = JSON.parse(readFileSync(path.join(mediaFolder, 'manifest.json'), 'utf8'));
const viewsOf = (name: string) =>
  [...Object.entries(manifest.pictures), ...Object.entries(manifest.compositions)].flatMap(([id, { views }]) => {
    const view = views[name];
    return view ? [{ id, ...view }] : [];
  });

test.each(Object.keys(pictureViews) as PictureView[])(
  'every picture of the view %s has the files and the aspect ratio that pages need',
  (name) => {
    const { avif, webp, aspect } = pictureViews[name];
    const [across, down] = aspect;
    const views = viewsOf(name);

    expect(views).not.toEqual([]);
    expect(views.filter((view) => String([view.avif, view.webp]) !== String([avif, webp])).map(({ id }) => id)).toEqual(
      [],
    );
    expect(views.filter(({ width, height }) => width * down !== height * across).map(({ id }) => id)).toEqual([]);
  },
);
