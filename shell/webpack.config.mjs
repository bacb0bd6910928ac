import { shellConfig } from '@odeta/shared/build';

export default shellConfig(import.meta.dirname);
