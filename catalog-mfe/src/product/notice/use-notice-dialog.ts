import { useOnDemand } from '../../page/use-on-demand.ts';

export type NoticeDialogState = ReturnType<typeof useNoticeDialog>;

export const useNoticeDialog = () =>
  useOnDemand(() => import(/* webpackChunkName: "stock-notice" */ './notice-dialog.tsx'));
