import { keyOf } from '#recipes/selections/names.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

const isFine = /fine|elegant|restaurant/;

/** The vessels that suit each way of serving. The first name that matches counts. */
const vessels: readonly (readonly [name: RegExp, vessel: RegExp])[] = [
  [/family/, /tray|dish|pot|pan|skillet|platter/],
  [isFine, /plate|ramekin|glass/],
  [/board|sharing|platter|graz/, /board|platter|skewer|small (?:[\w-]+ ){0,2}(?:plate|dish|bowl)/],
  [/bento/, /bento|\bbox/],
  [/lunch ?box|to go|jar/, /box|jar/],
  [/glass|layer|parfait|verrine/, /glass|ramekin|jar/],
  [/bowl/, /bowl/],
  [/rustic|skillet|pan/, /pan|skillet|pot/],
  [/classic|plate|individual/, /plate/],
  [/garnish|colou?r/, /./],
];

/** Styles of food that is eaten by hand or at a kitchen table, whatever it lies on. */
const homely = new Set(['street food', 'family friendly', 'budget friendly', 'outdoor']);

type Served = {
  look: Pick<CookbookDish['look'], 'vessel'>;
  occasions: readonly string[];
  styles: readonly string[];
};

/** Whether a dish suits a choice under Plating, by its vessel or by an occasion such as "Lunchbox". */
export function suitsPlating(name: string, { look, occasions, styles }: Served): boolean {
  const key = keyOf(name);
  if (isFine.test(key) && styles.some((style) => homely.has(keyOf(style)))) return false;
  const said = [look.vessel, ...occasions].join(', ').toLowerCase();
  return vessels.find(([pattern]) => pattern.test(key))?.[1].test(said) ?? false;
}
