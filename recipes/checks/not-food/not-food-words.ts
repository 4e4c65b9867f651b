/** A pattern for something that must not be eaten, with its kind. */
export type NotFood = { kind: 'chemical' | 'toxic' | 'drug' | 'body'; pattern: RegExp };

/**
 * Names of dishes, tools and chores that sound dangerous but are harmless. They are removed from a text
 * before it is searched.
 */
export const harmless: readonly RegExp[] = [
  /\bfood poisoning\b|\bpick your poison\b|\bpoison ivy (?:cocktail|punch)\b|\bpoison(?:ed)? (?:candy |toffee |caramel )?apples?\b|\b(?:non|not|never)[- ]poisonous\b/giu,
  /\b(?:un)?bleached\b|\bbaker'?s'? ammonia\b|\bbaking ammonia\b|\bammonium (?:bi)?carbonate\b/giu,
  /\bcleaning (?:up|out the fridge)\b|\bpetrol station\b|\bgas (?:hob|stove|cooker|ring|mark|grill|barbecue|flame|burner|oven)\b/giu,
  /\bwash(?:ing)? (?:your |the )?(?:hands?|board|knife|knives|surfaces?|utensils)[^.]{0,60}/giu,
  /\b(?:scrub|clean|disinfect|sanitise|sanitize|wipe)(?:ed|ing)?\b[^.]{0,60}\b(?:soap|detergent|disinfectant|bleach|washing[- ]up liquid)\b[^.]{0,20}/giu,
  /\b(?:dill|chick|sea|goose|knap)[- ]?weeds?\b|\bweeds?[- ](?:greens?|salad|leaves|pesto|soup)\b|\b(?:edible|foraged|garden|wild) weeds?\b/giu,
  /\b(?:slash|score|slit|nick|cut)\w*\b[^.]{0,80}\bwith (?:a|the) (?:(?:clean|new|fresh|sharp|very|baker'?s|lame|knife|blade|scalpel|or|a)[ ,]+){0,4}razor blades?\b/giu,
  /\brusty nails?\b|\bpaint(?:er)?'?s? (?:palette|brush)\b|\bgunpowder (?:tea|green tea|potato\w*|spice|chutney|masala|idli|dosa)\b/giu,
  /\bblood (?:orange|sausage|pudding)s?\b|\b(?:ladies|lady'?s?|fish|chicken|cod|cheese|corn|fishy|sponge)[- ]?fingers?\b|\bcannibal sandwich\w*\b/giu,
  /\bmagic (?:cookie|bar|cake|custard|shell|beans?|potion)\w*\b|\bcrack (?:chicken|pie|dip|potatoes|slaw|corn|bread|soup)\b/giu,
  /\btobacco onions?\b|\b(?:(?<!such )as|like) (?:pipe |rolling )?tobacco\b|\b(?:one|instant|crock|hot|flower|1)[- ]pot\b|\blye (?:pretzel|roll|bread|bun)s?\b|\bpretzel lye\b|\bfood[- ]grade lye\b|\blye bath\b/giu,
  /\b(?:orange|peppermint|lemon|vanilla|almond) (?:flower |blossom )?(?:extract|essence)\b/giu,
];

/** Things that are inedible, or that make people ill in the amounts of a dish. */
export const notFood: readonly NotFood[] = [
  {
    kind: 'chemical',
    pattern:
      /\b(?:bleach|chlorine(?: gas)?|chloramine|ammonia|gasoline|petrol|diesel(?: fuel)?|kerosene|paraffin oil|lamp oil|lighter fluid|turpentine|paint thinner|white spirit(?! vinegar)|anti-?freeze|coolant|de-?icer|(?:motor|engine|machine|baby|linseed stand) oil|brake fluid|wd-?40)\b/iu,
  },
  {
    kind: 'chemical',
    pattern:
      /\b(?:(?:laundry |dish(?:washer)? |washing )?detergents?|washing powder|laundry (?:pods?|capsules?|soap)|tide pods?|dish ?soap|hand soap|soap (?:flakes|powder|bar)|bars? of soap|washing[- ]up liquid|fairy liquid|dishwasher (?:tablets?|salt)|fabric softener|(?:drain|oven|toilet|floor|glass|window|bathroom|kitchen|household|all-purpose) cleaner|cleaning (?:products?|fluid|agent|spray)|disinfectants?|hand sanitizer|hand sanitiser|caustic soda|drain unblocker|rubbing alcohol|isopropyl(?: alcohol)?|isopropanol|methylated spirits?|methanol|wood alcohol|acetone|nail (?:polish|varnish)(?: remover)?|hydrogen peroxide|muriatic acid|hydrochloric acid|sulphuric acid|sulfuric acid|battery acid|borax|boric acid)\b/iu,
  },
  {
    kind: 'chemical',
    pattern:
      /\b(?:undiluted lye|raw lye|shampoo|hair conditioner|shower gel|toothpaste|mouthwash|deodorant|hair ?spray|sun ?cream lotion|super ?glue|wood glue|pva glue|craft glue|glue sticks?|elmer'?s glue|wet cement|cement powder|plaster of paris|(?:wall|spray|acrylic|lead|oil|house|emulsion) paint|paint chips|broken glass|glass shards|shards of glass|crushed glass|razor blades?|thumb ?tacks|batter(?:y|ies) (?:acid|fluid)|button batter(?:y|ies)|mothballs?|silica gel|asbestos|plutonium|polonium|uranium|liquid mercury|quicksilver|candle wax|cat litter|kitty litter|play-?doh|plasticine|crayons?|styrofoam|sawdust|motor grease)\b/iu,
  },
  {
    kind: 'chemical',
    pattern:
      /\b(?:pesticides?|insecticides?|herbicides?|weed ?killer|roundup herbicide|glyphosate|rat poison|mouse poison|rodenticide|slug pellets|ant (?:poison|killer|bait)|fly spray|bug spray|garden fertili[sz]er|plant food fertili[sz]er|fertili[sz]er|cyanide|arsenic|strychnine|thallium|ricin|sarin|anthrax|botulinum|nerve gas|mustard gas|napalm|tear gas)\b|\bpoison(?:ous|ed|s)?\b/iu,
  },
  {
    kind: 'toxic',
    pattern:
      /\b(?:death[- ]?caps?|destroying angels?|fly agarics?|amanita(?: \w+)?|webcaps?|false morels?|panther caps?|foxgloves?|digitalis|(?:deadly )nightshade|belladonna|(?:water |poison )?hemlock|oleander|lily[- ]of[- ]the[- ]valley|yew (?:berr(?:y|ies)|needles?|leaves|seeds?|bark)|castor (?:beans?|seeds?)|rosary peas?|jequirity|wolfsbane|monkshood|aconite|aconitum|jimson ?weed|datura|angel'?s trumpets?|manchineel|(?:cherry|mountain) laurel (?:leaves|leaf)|cherry laurel|daffodil(?: bulbs?)?|hyacinth bulbs?|tulip bulbs?|autumn crocus|colchicum|mistletoe(?: berr(?:y|ies))?|holly berr(?:y|ies)|ivy (?:berr(?:y|ies)|leaves)|laburnum|wisteria|hydrangea|delphinium|larkspur|rhododendron|azaleas?|dieffenbachia|philodendron|giant hogweed|poison ivy|ragwort|snowdrop bulbs?)\b/iu,
  },
  {
    kind: 'toxic',
    pattern:
      /\b(?:rhubarb lea(?:f|ves)|(?:green|sprouted) potato(?:es)? skins?|(?:tomato|potato|aubergine|eggplant) (?:leaf|leaves|foliage)|(?:bitter )?apricot kernels?|bitter almonds?(?! (?:extract|essence|flavou?r))|(?:ground |crushed )?(?:cherry|peach|plum|apple|apricot) (?:pits?|stones?|seeds?|kernels?) (?:powder|flour|ground|crushed)|raw (?:cassava|manioc|yuca|elderberr(?:y|ies)|(?:red )?kidney beans?|lima beans?|taro|bamboo shoots?)|(?:bitter|unprocessed|uncooked) cassava|uncooked (?:red )?kidney beans?|unripe (?:elderberr(?:y|ies)|ackee)|elder(?:berry)? (?:leaves|bark|stems)|puffer ?fish|pufferfish|blowfish|fugu|ackee seeds?|greenland shark|cane toads?|poison dart frogs?|tonka beans? \(?\d{2,})\b/iu,
  },
  {
    kind: 'toxic',
    pattern:
      /\b(?:tbsp|tablespoons?|tsp|teaspoons?|ml|millilit(?:re|er)s?|cups?|dessertspoons?|drops?)\b[^,.]{0,25}\bessential oils?\b|\b(?:eucalyptus|wintergreen|pennyroyal|camphor|tea tree|clary sage|cedar|rosemary|lavender|oregano|clove|cinnamon|peppermint|thyme|lemongrass|frankincense) essential oils?\b|\b(?:tea tree|wintergreen|pennyroyal|camphor|eucalyptus) oil\b|\bcamphor(?: balls?| tablets?)\b/iu,
  },
  {
    kind: 'drug',
    pattern:
      /\b(?:cocaine|crack cocaine|heroin|methamphetamines?|amphetamines?|crystal meth|meth|mdma|ecstasy (?:pills?|tablets?)|lsd|dmt|ayahuasca|mescaline|peyote|psilocybin|psilocybe\w*|magic mushrooms?|ketamine|ghb|rohypnol|roofies?|fentanyl|opium|morphine|oxycodone|codeine|purple drank|xanax|diazepam|valium|zopiclone|sleeping (?:pills?|tablets?)|barbiturates?|sedatives?|tranquilli[sz]ers?|cannabis|marijuana|cannabutter|canna-?butter|ganja|hashish|thc|weed (?:brownies?|cookies?|butter|cakes?|gumm(?:y|ies)|edibles?|oil)|(?:with|of|some) weed|hash (?:brownies?(?! tin)|cookies?|oil|cake)|pot brownies?|kratom|khat|nicotine|tobacco|cigarettes?(?! papers?\b)|snuff|spice k2)\b/iu,
  },
  {
    kind: 'drug',
    pattern:
      /\b(?:paracetamol|acetaminophen|ibuprofen|aspirin|antibiotics?|antidepressants?|warfarin|insulin|viagra|sildenafil|steroids?|prescription (?:pills?|drugs?|medicine)|crushed (?:pills?|tablets?)|laxatives|laxative (?:powder|pills?|tablets?)|ipecac|cough syrup|miracle mineral (?:solution|supplement)|colloidal silver)\b/iu,
  },
  {
    kind: 'body',
    pattern:
      /\b(?:human (?:flesh|meat|steaks?|liver|brains?|blood|remains|bod(?:y|ies)|fingers?|hearts?|thighs?|legs?|skin|bones?|fat|milk)|long pig|cannibal\w*|placenta|fa?eces|excrement|urine|vomit|semen|menstrual blood|dog meat|cat meat|puppy meat|(?:dog|cat|horse|bat|cow|bird)'? (?:poop|poo|shit|dung|droppings)|poop soup)\b/iu,
  },
];
