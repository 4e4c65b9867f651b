// our name | names in French, Italian, Spanish, Portuguese, German, Dutch, Nordic and Slavic languages
export const europeanNames = `
coriander | coentro, coentros, koriander, koriandergrun, frischer koriander, korianderblatter, verse koriander, coriandre, coriandre frais, feuilles de coriandre,
  coriandolo, coriandolo fresco, kolendra, koriandr, korianteri, kisnis, taze kisnis, recao, ngo gai, sawtooth herb, shado beni, chadon beni
milk | ziegenmilch, schafsmilch, h-milch, lait, lait entier, lait demi-ecreme, leche, leche entera, latte, latte intero, leite, milch,
  vollmilch, melk, mjolk, mleko, moloko, lait ecreme, lait cru
milk powder | leche en polvo, lait en poudre, milchpulver
butter | beurre, beurre doux, beurre demi-sel, beurre fondu, burro, mantequilla, manteiga, boter, smor, maslo
butter | beurre mou, beurre sale, butterflocken, roomboter, burro fuso
cream | creme, creme liquide entiere, nata para montar, nata liquida, nata, panna, panna fresca, sahne, schlagsahne, slagroom, gradde,
  natas, creme de leite, creme fleurette entiere, crema de leche
creme fraiche | creme fraiche epaisse, saure sahne, zure room, graddfil, smietana, crema acida
cheese | ziegenkase, schafskase, schnittkase, reibekase, bergkase, gouda kase, fromage, fromage rape, queso, queso rallado, formaggio,
  queijo, kase, kaas, peynir, sajt, queso manchego curado
yoghurt | yaourt, yaourt nature, yogur, iogurte, naturjoghurt, jogurtti
cream cheese | frischkase, fromage a tartiner, queso crema, formaggio spalmabile, requeijao, roomkaas
cottage cheese | huttenkase, kornigen frischkase, requeson fresco
buttermilk | buttermilch, babeurre, karnemelk, latticello, suero de leche
sour cream | sauerrahm, schmand saure
quark | magerquark, topfen, kwark, kvarg
condensed milk | leche condensada, lait concentre, lait concentre sucre, leite condensado, kondensmilch, leche evaporada
egg | oeuf, oeufs, jaune d'oeuf, blanc d'oeuf, jaunes d'oeufs, blancs d'oeufs, huevo, huevos, uovo, uova, ovo, ovos, ei, eier, eigelb,
  eiweiss, eieren, jajko, yumurta, tuorlo, tuorli, albume, yema, yemas, clara de huevo, clara, claras, oeuf dur, oeuf entier, huevo batido,
  dotter
flour | farine, farine de ble, farine complete, harina, harina de trigo, harina de fuerza, farina 00, farina di grano, farinha, farinha de trigo,
  mehl, weizenmehl, dinkelmehl, roggenmehl, bloem, meel, vetemjol, mjol, tarwebloem, tarwe, weizen, ble, trigo, froment, dinkel, roggen,
  seigle, epeautre, grano duro, orge, gerste, cebada, centeno, segale, orzo perlato grano, mel hvetemel, buğday
semolina | semoule, semoule fine, semola di grano duro, griess, hartweizengriess, grieß
bread | brot, brood, pan rallado grueso, pan de molde, brotchen, bröd
breadcrumbs | chapelure, pan rallado, paniermehl, semmelbrosel, paneermeel, mie de pain, mollica, pan grattato
pasta | nudeln, pates, pâtes, fideos, pasta corta
oats | avoine, flocons d'avoine, avena, copos de avena, haferflocken, havermout, hafer, havre, havregryn
puff pastry | pate feuilletee, blatterteig, hojaldre, pasta sfoglia, bladerdeeg
fish | poisson, poisson blanc, pescado, pesce, peixe, fisch, fisk, pescado blanco, weissfisch, fischfilet
cod | cabillaud, merluzzo, bacalao fresco, kabeljau, torsk, kabeljauw, dorsch, dorsz
hake | merluza, merlu, colin
salmon | saumon, salmone, lachs, zalm, lax, saumon fume, raucherlachs, losos
tuna | thon, atun, tonno, thunfisch, atum, tonijn, thon en boite, tonno sott'olio
anchovies | anchois, anchoa, anchoas, boqueron, acciuga, acciughe, acciughe sott'olio, sardellen, sardellenringe, sardellenring, filets d'anchois, sardelle, filetti di acciughe
mackerel | maquereau, caballa, sgombro, makrele, makreel, hareng, hering, haring, arenque, anguille, anguilla, aal, paling
trout | truite, trucha, trota, forelle
sea bass | lubina, spigola, branzini, bar de ligne, wolfsbarsch
fish roe | oeufs de saumon, huevas, uova di pesce, rogn
prawns | crevettes roses, crevettes grises, gambas peladas, gambones, camarones, camarao, camaroes, gamberetti, garnele, garnelen, garnalen,
  rakor, krevetten, langostinos, quisquillas, scampi tails, scampo, krewetki, langoustine tail, ecrevisse, ecrevisses, flusskrebs
crab | crabe, cangrejo, krabbe, krabben, krab vlees, buey de mar, centollo, caranguejo
lobster | hummer, bogavante, aragosta, astice, langosta, langouste, kreeft, lagosta
mussels | moule de bouchot, moules de bouchot, miesmuscheln, miesmuschel, mejillon, cozze fresche, mexilhoes, mosselen, muscheln, muschel
clams | almejas, vongole veraci, palourdes, ameijoas, venusmuscheln, berberechos, coques
squid | calmar, calmars, calamaro, tintenfisch, encornet, encornets, lula, seiche, sepia, poulpe, oktopus, inktvis, pulpo cocido
scallops | coquille, vieira, vieiras, capesante, jakobsmuscheln, zamburiñas
oysters | huitre, huitres, ostra, ostras, ostriche, austern, oesters
peanuts | cacahuete, cacahuetes, cacahouete, cacahouetes, cacahuate, cacahuates, mani tostado, arachide, arachidi, erdnuss, erdnusse,
  amendoim, pinda, pindas, jordnot, jordnotter, arachides, cacahuète
nuts | noix melangees, nuss, nusse, gehackte nusse, frutos secos, noten, frutta secca, noix, nueces, noci, frutos de cascara
walnuts | noix de grenoble, cerneaux de noix, nuez, noce, walnusse, walnuss, valnotter, nozes, gherigli di noce
almonds | amande, amandes, amandes effilees, amandes en poudre, almendra, almendras, mandorla, mandorle, mandeln, mandel, amendoa, amendoas,
  poudre d'amandes, poudre d'amande, gemahlene mandeln, almendra molida, farine d'amande, amandel, amandelen, farina di mandorle, harina de almendra,
  mandeln gemahlen, pate d'amande, amandelspijs
hazelnuts | noisette, noisettes, noisettes grillees, avellana, avellanas, nocciola, nocciole, haselnuss, haselnusse, hazelnoot, hazelnoten,
  hasselnot, avela, avelas, findik, poudre de noisette
cashews | noix de cajou, anacardo, anacardos, anacardi, cashewkerne, cashewnusse, castanha de caju, cajou, caju, merey
pistachios | pistache, pistaches, pistacchio, pistacchi, pistazien, pistachos, antep fistigi
pecans | noix de pecan, nueces pecanas, pekannusse, nuez pecan
brazil nuts | noix du bresil, castanha do para, paranusse, nuez de brasil
pine nuts | pinon, pinones, pignons, pignons de pin, pinienkerne, pinoli tostati
almond milk | lait d'amande, leche de almendras, latte di mandorla, mandeldrink, amandelmelk, leche de almendra
oat milk | lait d'avoine, leche de avena, haferdrink, hafermilch, havermelk, latte d'avena
soy milk | lait de soja, leche de soja, latte di soia, sojamilch, sojamelk, sojadrink
rice milk | lait de riz, leche de arroz, reismilch, reisdrink
coconut milk | kokosmelk, kokosmjolk
peanut butter | beurre d'arachide, beurre de cacahuetes, erdnussmus, crema de mani
almond butter | puree d'amande, puree de noisette, mandelmus, crema di mandorle, puree d'amandes
celery | celeri, celeri branche, celeri-branche, branche de celeri, apio, sedano, sellerie, staudensellerie, stangensellerie, selderij,
  aipo, bleekselderij, costa di sedano, rama de apio, selleri
celeriac | celeri-rave, celeri rave, knollensellerie, sedano rapa, knolselderij, apionabo, rotselleri
mustard | moutarde, moutarde de dijon, moutarde a l'ancienne, mostaza, senape, senf, mosterd, mostarda de dijon, senap, hardal, mostaza de dijon,
  dijonsenf, scharfer senf, grove mosterd
mustard seeds | senfkorner, graines de moutarde, semillas de mostaza
sesame seeds | graines de sesame, sesamo, semillas de sesamo, semi di sesamo, sesam, sesamsaat, sesamzaad, gergelim, sezam, susam, sesamfron
sesame oil | huile de sesame, sesamol, aceite de sesamo, olio di sesamo, sesamolie
white wine | vino blanco, vino bianco, weisswein, witte wijn, vinho branco, vin blanc sec, vitt vin
red wine | vino tinto, vino rosso, rotwein, rode wijn, vinho tinto, rodvin
wine vinegar | vinaigre de vin rouge, vinaigre de vin blanc, vinagre de vino, vinagre de jerez, weissweinessig, rotweinessig, aceto di vino,
  aceto di vino rosso, aceto di vino bianco
balsamic vinegar | vinaigre balsamique, balsamico essig, vinagre balsamico, balsamessig
dried apricots | abricots secs, getrocknete aprikosen, orejones, abricot sec
tofu | tofu ferme, raucher tofu
fish sauce | fischsauce, sauce de poisson, salsa de pescado, vissaus
soy sauce | sauce de soja, sojasaus
lupin | lupino, altramuz dulce, lupinenmehl, farine de lupin, lupins, lupini sgusciati, susslupine, lupinen
honey | miel, miele, honig, honing, mel de abelha
ham | jamon cocido, schinken, skinka, jambon blanc, presunto, kochschinken, rohschinken
bacon | lard fume, speckwurfel, bauchspeck, lardons fumes, toucinho, spek, tocineta, panceta, fruhstucksspeck
pork | porc, cerdo, maiale, schwein, schweinefleisch, varkensvlees, lomo de cerdo, schweinehack, carne de porco, flask
beef | boeuf, boeuf hache, carne de res, carne picada, manzo, rindfleisch, rinderhack, rundvlees, viande hachee, hackfleisch, carne molida,
  bife, gehakt, notkott
chicken | poulet, pollo, frango, huhn, hahnchen, kip, kipfilet, hahnchenbrust, kyckling, pechuga de pollo, petto di pollo, blanc de poulet
lamb | agneau, cordero, agnello, lamm, lammfleisch, gigot
turkey | dinde, pavo, tacchino, putenbrust, kalkoen
duck | canard, pato, anatra, magret de canard, magret
veal | veau, ternera, vitello, kalb, kalbfleisch
rabbit | lapin, conejo, coniglio, kaninchen
sausage | saucisse, salchicha, salsicce, wurst, wurstchen, korv, saucisses, bockwurst
vegetable stock | bouillon de legumes, caldo de verduras, brodo vegetale, gemusebruhe, groentebouillon, dado vegetale, gemusebouillon,
  buljong, bouillon de legume
chicken stock | bouillon de poulet, bouillon de volaille, caldo de pollo, brodo di pollo, huhnerbruhe, fond de volaille, kippenbouillon
fish stock | fumet de poisson, caldo de pescado, fischfond, brodo di pesce
gelatine | gelatina, blattgelatine, feuilles de gelatine, feuille de gelatine, colla di pesce
beer | biere, cerveza, birra, bier, cerveja
`;
