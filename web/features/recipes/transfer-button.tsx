import { lazy } from 'react';
import { MenuOnDemand } from './menu-on-demand.tsx';

const loadMenu = () => import('./transfer/transfer-menu.tsx');
const TransferMenu = lazy(loadMenu);

/** Opens the menu for import and download. */
export function TransferButton({ cookId }: { cookId: string }) {
  return (
    <MenuOnDemand place="transfer" load={loadMenu} wordClass="max-[22.5rem]:sr-only">
      <TransferMenu cookId={cookId} />
    </MenuOnDemand>
  );
}
