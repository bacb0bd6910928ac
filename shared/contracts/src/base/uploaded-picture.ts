/** `upload-<digest of its files>-<width>x<height>`, in pixels of its largest file: it keeps its address because its files never change. */
export const UPLOADED_NAME = /^upload-[0-9a-f]{32}-([1-9]\d{2,3})x([1-9]\d{2,3})$/;

/** Below it are the files of all uploaded pictures, on every host of the shop. */
export const UPLOADS_PATH = '/media/uploads/';

/** Widths in pixels for which there are files, apart from the picture's own one. */
const STEPS = [480, 960, 1440];
/** The width of the WebP file, for browsers without AVIF, as far as the picture is that wide. */
const WEBP_WIDTH = 960;

export interface UploadedPicture {
  name: string;
  width: number;
  height: number;
}

/** The picture that an employee has uploaded; `null`: the path names a picture that was built with the shop. */
export function uploadedIn(path: string): UploadedPicture | null {
  const [name = ''] = path.split('/');
  const [, width, height] = UPLOADED_NAME.exec(name) ?? [];
  return width && height ? { name, width: Number(width), height: Number(height) } : null;
}

/** Widths of the files of an uploaded picture, which all show it whole. */
export const uploadedWidths = (width: number) => ({
  avif: [...STEPS.filter((step) => step < width), width],
  webp: [Math.min(WEBP_WIDTH, width)],
});

export const uploadedFile = ({ name }: Pick<UploadedPicture, 'name'>, file: string) => `${UPLOADS_PATH}${name}/${file}`;

/** For previews of links. */
export const SHARED_FILE = 'share.jpg';
