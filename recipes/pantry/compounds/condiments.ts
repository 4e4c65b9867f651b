// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const condiments = `
shrimp paste | belacan, belachan, blachan, terasi, trassi, kapi, mam tom, mam ruoc, gkapi, petis, petis udang, hae ko, prawn paste, shrimp sauce,
  fermented shrimp, saeujeot, saeu-jeot, salted shrimp | prawns | salty fermented | | definition
bagoong | bagoong alamang, ginamos, alamang | prawns | salty fermented | fish | definition
bagoong isda | bagoong balayan, bagoong monamon, fish paste, prahok, padaek, pla ra, fermented fish | anchovy | | crustaceans | definition
patis | aek jeot, aekjeot, fish soy, budu, shottsuru | ~fish-sauce | | crustaceans | definition
anchovy paste | anchovy essence, patum peperium, anchovy sauce, anchoiade, anchovy stuffed olive, anchovy-stuffed olives | anchovy | | milk |
  definition
gentleman's relish | gentlemans relish | anchovy butter | | | label-typical
green pesto | pesto alla genovese, pesto genovese, fresh pesto, classic pesto | ~pesto | | | label-typical
red pesto | pesto rosso, sicilian pesto | ~pesto | tomato-family nightshade | | label-typical
wild garlic pesto | rocket pesto, kale pesto, pistachio pesto, walnut pesto, almond pesto, coriander pesto | ~pesto | | | label-typical
alcaparrado | | green-olives capers roasted-peppers | | sulphites | classic recipe
tapenade | olive tapenade, black olive paste | black-olives capers | | fish sulphites | classic recipe
piccalilli | mustard pickle, mostarda | dijon cider-vinegar cauliflower | | gluten celery sulphites | label-typical
branston pickle | sweet pickle, sandwich pickle, ploughman's pickle | gherkins caster-sugar | gluten sulphites | mustard celery | label-typical
tomato chutney | tomato relish | tomato caster-sugar cider-vinegar | | sulphites mustard celery | label-typical
chilli jam | chili jam | red-chilli caster-sugar cider-vinegar | | sulphites mustard celery | label-typical
corn relish | sweetcorn relish | sweetcorn caster-sugar cider-vinegar | | sulphites mustard celery | label-typical
mango chutney | | mango caster-sugar cider-vinegar | | sulphites mustard celery | label-typical
chutney | relish, pickle relish, sweet relish, apple chutney | caster-sugar cider-vinegar | | sulphites mustard celery | label-typical
achar | mixed pickle | lime | | mustard sesame sulphites | label-typical
lime pickle | mango pickle, indian pickle, achaar | lime | mustard | sesame sulphites | label-typical
green chutney | mint chutney, coriander chutney, cilantro chutney, hari chutney | coriander mint | | milk | classic recipe
tamarind chutney | imli chutney, tamarind sauce | tamarind | | sulphites | classic recipe
pickled ginger | sushi ginger, gari, beni shoga, stem ginger, stem ginger in syrup | ginger | | sulphites | label-typical
pickled onion | pickled red onion, silverskin onion in vinegar | ~onion cider-vinegar | | sulphites mustard celery | label-typical
pickled jalapeno | pickled vegetable, pickled chilli, pickled beetroot, pickled radish,
  pickled pepper, peppadew, pepperoncini, pickled cabbage | cider-vinegar | | sulphites mustard celery | label-typical
gherkin | gherkins, cornichons, dill pickle, pickle, pickled cucumber, pickle spear, pickle slice | ~gherkins | | mustard sulphites | label-typical
bread and butter pickle | | ~gherkins | mustard | sulphites | label-typical
pickle juice | pickle brine, gherkin brine, olive brine, caper brine | cider-vinegar | | mustard sulphites | label-typical
sun-dried tomato paste | sundried tomato paste | ~sun-dried-tomato | | sulphites | label-typical
roasted red pepper in jar | roasted red pepper, roasted pepper, chargrilled pepper, piquillo pepper, pimiento, pimento | ~red-pepper | |
  sulphites | label-typical
antipasti | antipasto mix, marinated vegetable | | | sulphites milk celery | label-typical
wasabi powder | wasabi paste tube | ~wasabi | | mustard | label-typical
karashi | colman's, japanese mustard, chinese mustard, hot mustard, german mustard, coleman's mustard, colman's mustard, tarragon mustard,
  whole grain mustard, grainy mustard, dijonnaise, dijon-style mustard, french mustard, creole mustard, stone ground mustard, mustard sauce,
  hot dog mustard, sweet mustard, seeded mustard, mustard paste | ~dijon | | | EU Annex II
colmans mustard powder | colman's mustard powder, coleman's mustard powder, dry mustard, ground mustard, mustard flour, mustard meal,
  white mustard seed, black mustard seed | ~mustard-seeds | | gluten | EU Annex II
mustard oil | sarson oil, mustard seed oil | mustard-seeds | | | EU Annex II
mustard greens | mustard leaf, gai choy, sarson ka saag, mustard cress, mustard and cress, salad cress, takana, mustard sprout | | mustard cruciferous |
  | EU Annex II
vegetable oil spread | sunflower spread, flora, low-fat spread, buttery spread, bertolli | ~margarine | | milk | label-typical
spreadable butter | lurpak spreadable, lurpak, kerrygold, anchor butter, i can't believe it's not butter, buttery spread with milk | ~butter |
  | | label-typical
garlic butter | herb butter, garlic and herb butter, maitre d'hotel butter, compound butter, cafe de paris butter | butter garlic | | | definition
rum baba | rum-soaked baba | egg butter plain-flour spirit | | milk | classic recipe
brandy butter | rum butter | butter icing-sugar spirit | | | classic recipe
garlic-infused oil | garlic infused oil, garlic-infused olive oil, garlic infused olive oil, garlic-infused rapeseed oil, garlic-infused sunflower oil,
  garlic-infused vegetable oil, garlic-infused extra virgin olive oil, strained garlic oil | ~olive-oil | allium garlic-family | | Monash University:
  fructans do not pass into oil
onion-infused oil | onion-infused olive oil, shallot-infused oil, shallot oil | ~olive-oil | allium onion-family | | Monash University: fructans do not
  pass into oil
garlic oil | black garlic, chilli garlic oil, confit garlic | garlic | | | definition
vegetable shortening | shortening, crisco, trex, vegetable fat, palm oil | ~margarine | | gluten | label-typical
vegetable suet | | ~margarine | gluten | | label-typical
soybean oil | soy oil, soya bean oil, refined soybean oil | ~rapeseed-oil | | soy | EU Annex II: fully refined soybean oil is exempt
walnut oil | walnut-oil | ~rapeseed-oil | nuts | | EU Annex II
hazelnut oil | | ~rapeseed-oil | nuts | | EU Annex II
almond oil | pistachio oil, macadamia oil, pecan oil, cashew oil, macadamia nut oil, nut oil | ~rapeseed-oil | nuts | | EU Annex II
gingelly oil | til oil, sesame seed oil, nallennai, black sesame oil, untoasted sesame oil, hot sesame oil | ~sesame-oil | | | EU Annex II
fish oil | omega-3 fish oil, omega 3 fish oil | cod | | | definition
krill oil | prawn oil, lobster oil, shrimp oil, crab oil | prawns | | | definition
chicken fat | chicken skin, chicken crackling | chicken-thigh | | | definition
goose fat | duck fat | ~duck-breast | | | definition
dripping | beef dripping, beef fat, tallow, beef tallow | ~suet | | | definition
suet | beef suet | ~suet | | gluten | label-typical
shredded suet | atora | ~suet | gluten | | label-typical
lard | fat back | ~lard | | | definition
tomato ketchup | tomato sauce ketchup, heinz ketchup, curry ketchup, banana ketchup | ~ketchup | | celery sulphites | label-typical
fruity brown sauce | steak sauce | ~bbq-sauce | | gluten fish soy celery sulphites | label-typical
tabasco | hot pepper sauce, frank's red hot, frank's hot sauce, cholula, crystal hot sauce, louisiana hot sauce, valentina | ~hot-sauce | |
  | label-typical
vegetarian worcestershire sauce | vegan worcestershire sauce, vegan worcestershire | | | gluten soy | label-typical
oyster mushroom sauce | mushroom stir-fry sauce | mushroom | soy | gluten | label-typical
vegetarian oyster sauce | mushroom oyster sauce, vegan oyster sauce | mushroom | soy gluten | | label-typical
vegan fish sauce | vegetarian fish sauce | | | soy gluten seaweed | label-typical
seaweed salad | wakame salad | wakame | sesame gluten soy | fish | label-typical
`;
