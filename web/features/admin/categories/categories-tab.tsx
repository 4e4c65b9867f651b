import { CatalogueTransfer } from '../catalogue-transfer/catalogue-transfer.tsx';
import { GroupsSection } from '../groups/groups-section.tsx';
import { CategoriesSection } from './categories-section.tsx';

/** The catalogue that cooks choose from: categories and their groups (spec §2). */
export function CategoriesTab() {
  return (
    <div className="categories-tab">
      <CategoriesSection />
      <GroupsSection />
      <CatalogueTransfer />
    </div>
  );
}
