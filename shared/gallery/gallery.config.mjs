import { galleryConfig } from '@odeta/build';

export default galleryConfig(import.meta.dirname);
