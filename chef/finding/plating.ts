import { keyOf } from '#recipes/selections/names.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

/** The vessels that suit each way of serving. The first name that matches counts. */
const vessels: readonly (readonly [name: RegExp, vessel: RegExp])[] = [
  [/family/, /tray|dish|pot|pan|skillet|platter/],
  [/fine|elegant|restaurant/, /plate|ramekin|glass/],
  [/board|sharing|platter|graz/, /board|platter|skewer|small/],
  [/bento/, /bento|\bbox/],
  [/lunch ?box|to go|jar/, /box|jar/],
  [/glass|layer|parfait|verrine/, /glass|ramekin|jar/],
  [/bowl/, /bowl/],
  [/rustic|skillet|pan/, /pan|skillet|pot/],
  [/classic|plate|individual/, /plate/],
  [/garnish|colou?r/, /./],
];

/** Whether a dish suits a choice under Plating, by its vessel or by an occasion such as "Lunchbox". */
export function suitsPlating(
  name: string,
  { look, occasions }: { look: Pick<CookbookDish['look'], 'vessel'>; occasions: readonly string[] },
): boolean {
  const key = keyOf(name);
  const said = [look.vessel, ...occasions].join(', ').toLowerCase();
  return vessels.find(([pattern]) => pattern.test(key))?.[1].test(said) ?? false;
}
