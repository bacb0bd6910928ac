import { galleryConfig } from '@odeta/shared/build';

export default galleryConfig(import.meta.dirname);
