import type { FooterItem } from '@odeta/contracts';
import { classNames } from '@odeta/ui';
import classes from './footer-link.module.css';

export const screenClass = ({ hiddenMobile, hiddenDesktop }: Pick<FooterItem, 'hiddenMobile' | 'hiddenDesktop'>) =>
  classNames(hiddenMobile && classes['wide-only'], hiddenDesktop && classes['narrow-only']);
