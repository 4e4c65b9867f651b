import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router';
import { useCreditsEnabled } from '../../data/credits/use-credits-enabled.ts';
import { ChangesTab } from './changes/changes-tab.tsx';
import './admin.css';
import './list/list.css';
import { CategoriesTab } from './categories/categories-tab.tsx';
import { GenerationsTab } from './generations/generations-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { PurchasesTab } from './purchases/purchases-tab.tsx';
import { useRoleWatch } from './use-role-watch.ts';
import { useTabInView } from './use-tab-in-view.ts';
import { UserManagement } from './users/user-management.tsx';

/** The tabs, in order. The first one needs no `tab` parameter in the address. */
const tabs = [
  { name: 'users', label: 'User Management', Content: UserManagement, aboutCredits: false },
  { name: 'categories', label: 'Categories', Content: CategoriesTab, aboutCredits: false },
  { name: 'purchases', label: 'Purchases', Content: PurchasesTab, aboutCredits: true },
  { name: 'generations', label: 'Generations', Content: GenerationsTab, aboutCredits: false },
  { name: 'overview', label: 'Overview', Content: OverviewTab, aboutCredits: false },
  { name: 'changes', label: 'Change Log', Content: ChangesTab, aboutCredits: false },
];

/** The Admin Panel. The open tab is in the address, so that a reload or a link opens it again. */
export function AdminScreen() {
  const creditsEnabled = useCreditsEnabled();
  useRoleWatch();
  const [query, setQuery] = useSearchParams();
  const offered = tabs.filter(({ aboutCredits }) => creditsEnabled || !aboutCredits);
  const open = offered.find(({ name }) => name === query.get('tab')) ?? offered[0];
  const tabList = useTabInView(open?.name);
  if (!open) return null;
  const show = (name: string) =>
    setQuery(name === offered[0]?.name ? {} : { tab: name }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="page admin">
      <div className="page-head">
        <h1>Admin Panel</h1>
      </div>
      <Tabs.Root value={open.name} onValueChange={show}>
        <Tabs.List ref={tabList} className="tabs" aria-label="Admin sections">
          {offered.map(({ name, label }) => (
            <Tabs.Trigger key={name} className="tab" value={name}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={open.name} tabIndex={-1} className="admin-tab">
          <open.Content />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
