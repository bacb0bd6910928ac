import ui from '@odeta/shared/ui/messages/sk.json';
import own from './sk.json';

export const texts = { ...own, ui };
