import type { CategoryCheck, CategoryCheckAnswer } from '#contract/category-check.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { useCategoryCheck } from './use-category-check.ts';

type Refused = CategoryCheckAnswer['refused'][number];

const reasons: Record<Refused['because'], (group: string) => string> = {
  unknown: (group) =>
    `${group}: recipes are checked for choices in this group, and no check knows this name.`,
  'no-check': (group) => `${group}: the name promises something that isn't checked in this group.`,
};

/** Warns before a category is saved with which no recipe can be made. It may be saved all the same. */
export function CategoryCheckNote(check: CategoryCheck) {
  const refused = useCategoryCheck(check);
  if (!refused || refused.length === 0) return null;
  return (
    <NoticeBox tone="butter" title="Every recipe with it would be refused, at no charge">
      {refused.map(({ group, because }) => (
        <p key={group}>{reasons[because](group)}</p>
      ))}
    </NoticeBox>
  );
}
