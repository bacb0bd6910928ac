import ui from '@odeta/shared/ui/messages/hu.json';
import own from './hu.json';

export const texts = { ...own, ui };
