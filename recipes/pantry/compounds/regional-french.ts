// Foods of France and Belgium: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalFrench = `
kadaif | konafa dough | ~filo | gluten wheat | | definition
savora | | ~dijon | | celery sulphites | definition
sauce ravigote | ravigote | dijon | | milk eggs celery sulphites alcohol gluten | classic recipe
sauce charcutiere | | dijon | alcohol | milk eggs celery sulphites gluten | classic recipe
sauce gribiche | gribiche | egg dijon capers | | celery sulphites | classic recipe
soupe verte legumes | | ~celery | | | definition
sauce poivrade | | celery | alcohol | gluten milk beef poultry sulphites | classic recipe
fond de veau | fond brun | celery | beef | gluten milk poultry alcohol sulphites | classic recipe
sauce espagnole | sauce demi-glace | celery | beef gluten | milk poultry alcohol sulphites | classic recipe
fond de volaille | bouillon de volaille | celery | poultry | gluten milk beef alcohol sulphites | classic recipe
sauce supreme | sauce aurore, sauce blanche, sauce villeroy | butter milk plain-flour | | eggs fish crustaceans pork mustard celery alcohol |
  classic recipe
sauce allemande | quenelles lyonnaises | butter milk plain-flour | eggs | fish crustaceans pork mustard celery alcohol | classic recipe
faisselle | caillebotte | | milk | fish gluten eggs alcohol sulphites | definition
creme mousseline | creme diplomat, creme saint-honore, creme chiboust, creme renversee, riz au lait | egg milk caster-sugar | | gluten nuts alcohol
  gelatine | classic recipe
succes cake | japonais cake, calisson, ricciarello | ground-almonds egg-white caster-sugar | | milk gluten soy | classic recipe
jaconde | joconde sponge, biscuit joconde, opera cake, gateau opera, tuiles aux amandes, almond tuiles, visitandine | ground-almonds egg-white
  caster-sugar | gluten milk | soy | classic recipe
conversation tart | tarte amandine, bostock, croissant aux amandes, amandine cake, creme frangipane, pain de genes, jesuite pastry, tarte
  tropezienne aux amandes, mirliton de rouen | ground-almonds plain-flour butter egg | added-sugar | alcohol | classic recipe
gateau nantais | | ground-almonds plain-flour butter egg | added-sugar alcohol | | classic recipe
gateau st honore | croquenbouche, pets de nonne, gateau saint-honore, divorce pastry | plain-flour butter egg | added-sugar | milk nuts | classic
  recipe
pain au lait | pain suisse, pain viennois, fouace, gateau breton, palet breton, galettes bretonnes, quatre-quarts, tropezienne, gache vendeenne,
  bugnes lyonnaises, merveilles, oreillettes, pompe a l'huile, cramique, craquelin, cougnou, gaufres de bruxelles, gaufrette, gateau au yaourt,
  coulant au chocolat, gavottes, langues de chat, cigarettes russes, biscuits roses de reims, tarte au maton, mattentaart, clafouti, flognarde, pate
  levee feuilletee, beignet de carnaval | plain-flour butter egg | | milk nuts soy alcohol | classic recipe
kouglof | kougelhopf, kougelhof | plain-flour butter egg | nuts | milk soy alcohol | classic recipe
pain blanc | pain rassis, pain surprise, pain grille, fouee, fougasses, pate a pain, mouillettes, boulghour, macaronis, crozets, langues d'oiseau |
  plain-flour | | milk eggs soy fish honey | definition
massepain | touron | ~almonds | | milk eggs | definition
pate a tartiner | | ~hazelnuts | | milk soy | definition
dakatine | | ~peanuts | | | definition
bleu de bresse | bresse bleu, bleu des causses, bleu de gex, bleu du vercors, bleu de laqueuille, bleu de sassenage, fourme de montbrison, bleu de
  termignon, montbriac | ~blue-cheese | | animal-rennet unpasteurised | definition
st nectaire | tome des bauges, morbier, chevrotin, saint-paulin, bethmale, etorki, p'tit basque, petit basque, passendale | ~gruyere | |
  unpasteurised | definition
livarot | maroilles, boulette d'avesnes, soumaintrain, ami du chambertin, affidelice, vieux lille, rollot, chaumes, saint albray, vieux boulogne |
  ~taleggio | | animal-rennet unpasteurised | definition
caprice des dieux | saint-marcellin, saint-felicien, delice de bourgogne, gratte-paille, boursault, carre de l'est, supreme des ducs, feuille de
  dreux | ~brie | | animal-rennet unpasteurised | definition
chavignol | sainte-maure, sainte maure de touraine, selles-sur-cher, pouligny-saint-pierre, picodon, pelardon, rocamadour, cabecou, chabichou,
  chabichou du poitou, brocciu, mothais, bucheron, couronne lochoise, petit billy, chavroux, soignon, chavrie | ~goat-cheese | mould-ripened |
  animal-rennet unpasteurised | definition
st moret | saint-moret, vache qui rit, la vache qui rit, carre frais, madame loik, apericube, cervelle de canut, cantadou | ~cream-cheese | salty |
  allium | definition
cervelas lyonnais | | | pork processed-meat | gluten wheat milk eggs celery alcohol sulphites mustard nuts poultry | classic recipe
garbure | | | pork processed-meat poultry | gluten wheat milk eggs celery alcohol sulphites mustard nuts | classic recipe
araignee de mer | fumet de crustaces | | crustaceans | fish milk molluscs celery alcohol sulphites gluten | classic recipe
soupe de poisson | | | crustaceans fish | milk molluscs celery alcohol sulphites gluten | classic recipe
eclade | noix de st jacques, bigorneaux, couteaux de mer, praires, seiches, supions, chipirons, ormeaux, cagouilles, petits-gris | | molluscs |
  crustaceans milk alcohol sulphites celery fish | definition
lieu noir | lieu jaune, queue de lotte, rougets, rouget barbet, daurade, daurade royale, raie bouclee, aile de raie, eglefin, fletan, turbotin,
  brochet, sandre, omble chevalier, carrelet, limande, eperlans, boutargue, germon, filet de lieu, lieu fume, cotriade | | fish | milk
  celery eggs gluten molluscs | definition
blancs en neige | tortilla de pommes de terre, piperade, sauce andalouse, sauce samourai, samurai sauce, sauce americaine frites, sauce algerienne,
  sauce burger, sauce biggy, sauce fritessaus, fritessaus, sauce cocktail | egg | -starchy | mustard fish milk celery gluten alcohol | classic
  recipe
palet d'or | truffes au chocolat, chocolat blanc, michoko, galak, leonidas pralines, neuhaus pralines, belgian chocolates, belgian pralines |
  ~milk-chocolate | | nuts gluten soy alcohol eggs | label-typical
mon cheri chocolates | | ~milk-chocolate | alcohol | nuts gluten soy eggs | label-typical
pate de speculoos | | ~milk-chocolate | gluten | nuts soy alcohol eggs | label-typical
rocher suchard | suchard rocher, mendiants chocolate, mendiant au chocolat, daim, guylian, guylian seashells | ~milk-chocolate | nuts | gluten soy
  alcohol eggs | label-typical
`;
