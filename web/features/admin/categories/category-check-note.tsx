import type { CategoryCheck, CategoryCheckAnswer } from '#contract/category-check.ts';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { useCategoryCheck } from './use-category-check.ts';

type Refused = CategoryCheckAnswer['refused'][number];

const reasons: Record<Refused['because'], (group: string) => string> = {
  unknown: (group) =>
    `${group}: we check recipes for choices in this group, but we have no check for this name.`,
  'no-check': (group) => `${group}: the name suggests something we don't check in this group.`,
};

/** Warns about a category with which no recipe can be generated. It can still be saved. */
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
