import { singular } from '../pantry/words.ts';

const wordSet = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => [word, singular(word)]),
  );

/** Words of a line that do not name a food: amounts, cuts, states, colours, sizes, origins. */
export const plainWords = wordSet(
  `g kg ml l cl dl oz lb tsp tbsp teaspoon tablespoon cup pint quart tin tinned can canned jar pack packet bag pouch clove slice rasher bunch sprig handful pinch dash knob piece stick stalk head bulb ear sheet nest
   sachet cube block strip wedge chunk x of and or the a an to for with in into from on about each plus more extra half quarter few some any your as per if one two three four five six eight ten
   fresh freshly dried dry ground large small medium big finely roughly thinly lightly coarsely thickly well chopped diced sliced crushed grated torn drained rinsed trimmed halved quartered minced
   shredded cubed cut bite size sized cm inch peeled deseeded seeded pitted stoned boned boneless skinless skin bone raw ripe frozen thawed plain unsalted salted extra virgin taste serve serving garnish garnishing optional
   toasted roasted beaten melted softened warm cold hot room temperature mild sweet smoked flat firm lean ready cooked uncooked baby mini young old good quality organic free range
   red green yellow white black brown golden purple orange dark light pale bright mixed whole wholemeal wholegrain low fat full skimmed semi reduced sodium salt-free natural pure real
   thick thin long short grain fine coarse flaky heaped level scant generous leftover other divided washed scrubbed cleaned picked packed loosely tightly crumbled flaked slivered blanched
   heavy double single self raising rising all purpose strong instant quick active fast action easy cook rolled jumbo steel style favourite favorite choice available preferably such e.g ideally`,
);

/** Parts of a food that a step may name with it or alone. A part counts as the food itself. */
export const partWords = wordSet(
  `breast thigh leg wing drumstick fillet mince steak chop loin tenderloin shoulder belly neck rib ribs shank cheek tail floret leaf stalk stem frond top clove juice zest rind peel skin flesh pulp seed segment wedge
   slice cube chunk piece strip white yolk half quarter round ring ribbon stick spear cob kernel head heart bone meat mixture puree paste powder flake crumb bit batch portion side layer liquid brine syrup oil cake`,
);
