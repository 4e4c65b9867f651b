/** All roles that an ingredient can have in a dish. The chef fills the slots of a recipe by role. */
export const knownRoles: ReadonlySet<string> = new Set(
  `acid acid-vinegar animal-fat aromatic aromatic-thai baking-fat batter-flour beef-protein beer
  berry bread cheese cheese-protein cheesy-plant chocolate citrus-fruit cocoa coconut-liquid
  coconutty coffee cracker cream creamy-fruit creamy-grain creamy-plant creamy-sauce crudite
  crumb crumbly-cheese crunch cultured cured-meat dark-sweetener dip dressing-oil dried-fruit
  dried-herb egg egg-part fat finishing-oil fish-protein flatbread flour fruit
  fruit-garnish garnish gelling gelling-animal gelling-seed grain grain-slow green-vegetable hard-cheese
  heat herb herb-sauce herbal-tea hot-paste hot-sauce icing jam juice
  juicy lamb-protein leaf lentil liquid melting-cheese milk milk-chocolate mince
  mustard-condiment noodle nut nut-butter nut-flour offal-protein oil orchard pasta
  pasta-egg pasta-potato pastry peanutty pepper plant-milk plant-mince plant-protein pork-protein
  porridge-grain pot-herb poultry-protein protein protein-like pulse quick-grain raising raising-acid
  ready-fish rich-meat risotto-rice roast-protein root salad-vegetable salsa salt salty-bite
  saucy sausage seed-garnish shellfish shellfish-protein slaw smoothie-fruit soft-cheese sour-spice
  spice spice-paste spirit starch starchy-nut stew-protein stock stone sugar
  sugar-free-sweetener sweet-dairy sweet-fruit sweet-sauce sweet-sauce-west sweet-wine sweetener sweetener-dry tahini
  tart-berry tart-fruit tea thickener umami umami-paste umami-sauce umami-sauce-west umami-west
  vanilla vegetable warm-spice wine woody-herb wrap wrap-rice yeast zest`.split(/\s+/),
);
