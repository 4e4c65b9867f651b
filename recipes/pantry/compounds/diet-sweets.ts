// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietSweets = `
marrons glacés | marrons confits, candied chestnuts, glace chestnuts, crème de marrons, chestnut cream, clement faugier, kuri kinton, kuri kanroni,
  kestane şekeri, castañas en almibar, sweetened chestnut puree, sweetened chestnut paste, maronicreme, kastanienreis, gesztenyepüré | chestnut
  caster-sugar | | milk | definition
mont blanc cake | monte bianco dessert | chestnut-puree caster-sugar double-cream | | eggs | classic recipe
marzipanrohmasse | marzipankartoffeln, mozartkugeln, mozartkugel, marzapane, mazapán, mazapan de toledo, massapan, marcepan, marsepein, pâte
  d'amandes, pasta di mandorle, pasta reale, frutta martorana, frutta di martorana, amandelspijs, amandelspijs gevuld, amandine pâte | ~marzipan | |
  eggs gluten | definition
calissons d'aix | dom rodrigo, panellets, kransekake | ~marzipan | eggs | gluten | definition
ricciarelli | | ~marzipan | eggs | eggs gluten milk soy | definition
dragees | confetti di sulmona, sugared almonds, peladillas, gebrannte mandeln, brända mandlar, brændte mandler, almendras garrapiñadas,
  garrapiñadas, chouchou nuts, sütlü badem şekeri, noghl, krokant, haselnusskrokant, croccante, crocant, guirlache, praliné noisette, nussnougat,
  nougatcreme, nocciolata, crema di nocciole, pasta gianduia, gianduiotti, gianduiotto, rocher praline | almonds hazelnuts caster-sugar | | milk soy
  chocolate gluten | definition
nusspli | nudossi, crema al pistacchio, pistachio cream spread | almonds hazelnuts caster-sugar | milk | soy chocolate gluten | definition
honey roasted nuts | crema di pistacchio | almonds hazelnuts caster-sugar | | milk soy chocolate gluten peanuts | definition
mandorlato | gaz isfahan, gazz, sohan asali, halva asali, turrao, nougatstangen, koz helva, halawa ajeel | almonds egg-white honey caster-sugar | |
  milk | definition
pâte de fruits | coing confit, cotignac, quince cheese, cotognata, marmelada de marmelo, goiabada, bocadillo de guayaba, guava paste, dulce de
  guayaba, pasta de guayaba, ate de guayaba, bananada, cascaron dulce, fruit leather, fruit roll-ups, fruit roll-up, fruit by the foot, gushers,
  damson cheese, orejones en dulce, dulce de batata, dulce de cayote, birsalmasajt, quittenbrot, quittengelee, crystallised ginger, crystallized
  ginger, candied ginger, glacé ginger, kandierter ingwer, ingwerstäbchen, gingembre confit, shoga no satozuke, murabba, amla murabba, petha, agra
  petha, candied violets, violettes cristallisées, crystallised violets, crystallised rose petals, angelica candied, candied angelica, angélique
  confite, fruits confits, fruits confits d'apt, frutta candita, fruta confitada, fruta escarchada, fruta cristalizada, kandierte früchte, gekonfijt
  fruit, orangeat, zitronat, sukade, succade, cidre confite, scorze candite, arancini canditi, orangettes, écorces d'orange confites, naranja
  confitada, candied kumquats, tanghulu, bingtanghulu, candied yams, imagawa, candied hibiscus | ~mixed-peel | -citrus -dried-fruit added-sugar
  refined-sugar sugary | sulphites citrus | definition
barbe à papa | zuckerwatte, zucchero filato, algodon de azucar, algodão doce, suikerspin, sockervadd, dragon's beard candy, edinburgh rock,
  blackpool rock, seaside rock, stick of rock, humbugs, mint humbug, pear drops, acid drops, aniseed balls, gobstopper, jawbreaker candy,
  everlasting gobstopper, love hearts, parma violets, refreshers sweets, polo mints, mentos, tic tac, altoids, necco wafers, nerds candy, runts
  candy, skittles, lifesavers, life savers candy, jolly ranchers, lemonheads, red hots candy, candy corn, conversation hearts, pop rocks, popping
  candy, space dust candy, ring pop, push pop, dum dums, tootsie roll pop, chupa chups, lollies, lutscher, sucette, sucre d'orge, berlingots,
  bêtises de cambrai, anis de flavigny, pastilles vichy, bergamotes de nancy, caramelle, caramelo, rebuçados, bonbon, bonbons durs, karamell
  bonbons, hustenbonbons, eukalyptusbonbons, ricola, fisherman's friend, karamelki, cukierki, landrynki, godis, lördagsgodis, polkagris,
  polkagrisar, napoleonshattar, zuurtjes, snoepjes, pepermunt, king pepermunt, wilhelmina pepermunt, kompeito, konpeito, ramune candy, dalgona
  candy, ppopgi, misri, mishri, kalkandu, batasha, patasha, til revdi, gud gajak, elaichi dana, kandiszucker, kandis, kandij, sucre candi, zucchero
  candito, nabat, perlzucker, hagelzucker, pärlsocker, sucre perlé, sucre en grains, granella di zucchero, maple candy, hokey pokey, sponge candy,
  pomme d'amour, kandierte äpfel, paradiesapfel | ~caster-sugar | | milk | definition
gummibärchen | gummibären, fruchtgummi, weingummi, gummi bears, gummi worms, sour patch kids, swedish fish, sour worms, rowntree's randoms, midget
  gems, wine pastilles, dolly mixture, fried egg sweets, foam bananas, foam shrimps, happy cherries, maoam, starburst sweets, starburst candy,
  fruitella, fruittella, chewits, hi-chew, laffy taffy, airheads, saltwater taffy, salt water taffy, opal fruits, bonbons gélifiés, gominolas,
  gomitas, ositos de goma, chuches, caramelle gommose, orsetti gommosi, goma doces, ursinhos de goma, snoepgum, tumtum, tum tum, spekjes, zoute
  drop, salmiak, salmiakki candy, godisbjörnar, geleehallon, gelehallon, vingummi, żelki, party mix sweets, colin the caterpillar sweets, dutch
  licorice, salmiak licorice, lakritz, lakrits, réglisse bonbon, guimauve, malvaviscos, nubes dulces, nubes golosinas, angelitos, mäusespeck,
  schaumzucker, flump, mini mallows, mallows | ~chewy-sweets | | pork milk gluten eggs | label-typical
marshmallow fluff spread | pastila, zefir | ~chewy-sweets | eggs | pork milk gluten | label-typical
negerkuss | krembo | ~chewy-sweets | eggs gluten | pork milk | label-typical
tunnock's teacake | teacakes tunnocks, bird's milk cake | ~chewy-sweets | eggs gluten milk | pork | label-typical
ptichye moloko | | ~chewy-sweets | eggs milk | pork gluten | label-typical
engelse drop | liquorice torpedoes, bertie bassett, bassett's allsorts, lakritzschnecken, mallomars, whippet cookies | ~chewy-sweets | gluten | pork
  milk eggs | label-typical
rice krispies treats | | ~chewy-sweets | gluten milk | pork eggs | label-typical
lucky charms | | ~chewy-sweets | gluten pork | milk eggs | label-typical
milk bottles sweets | bird's milk | ~chewy-sweets | milk | pork gluten eggs | label-typical
goldbären | goldbears, tangfastics, starmix, fraises tagada, tagada, chamallows | ~chewy-sweets | pork | milk gluten eggs | label-typical
licorice allsorts | | ~chewy-sweets | gluten | pork milk gluten eggs | label-typical
rice krispie treats | | ~chewy-sweets | gluten milk | pork gluten eggs nuts | label-typical
wackelpudding | götterspeise, wackelpeter, götterspeisepulver, aspik, in aspik, en gelée, oeufs en gelée, jellied stock, jelly mould dessert,
  ambrosia salad, watergate salad, galaretka, galareta, kisiel galaretka, žele, zhele, blancmanger, blanc-manger, mirror glaze, glaçage miroir,
  sofortgelatine, gelatinepulver, grenetina, grenetina en polvo, cola de pescado, colapez, gelatinablad, husblas, husblass, husblas blade, żelatyna,
  želatina, zselatin, jelatin, zerachin, zeratin | ~gelatine | | milk added-sugar pork beef | definition
bavarese | bayerische creme, charlotte russe, charlotka russe | ~gelatine | milk | added-sugar pork beef | definition
akazienhonig | waldhonig, blütenhonig, imkerhonig, tannenhonig, bienenhonig, lindenhonig, mel de rosmaninho, mel silvestre, bijenhoning,
  acaciahoning, bloemenhoning, ljunghonung, honung, honning, hunaja, miód, miód gryczany, med včelí, mézes, miere, meli thymarisio, çam balı, çiçek
  balı, petek bal, kara kovan bali, asel, hachimitsu, kkul, feng mi, fengmi, mật ong, nam pheung, madhu, oxymel, hydromel, mielarò | ~honey | |
  gluten eggs nuts sesame | definition
lekach | lekech, teiglach | ~honey | eggs gluten | nuts sesame | definition
arequipe | cajeta de celaya, manjar blanco, doce de leite, milchmarmelade, kajmak słodki, krówki, krówka, tablet scottish, scottish
  tablet, vanilla fudge, fudge squares, caramel mou, caramels au beurre salé, caramel beurre salé, caramels d'isigny, sahnebonbons, kuhbonbons,
  riesen, storck riesen, english toffee, skor bar, kinuskikastike, kinuski, kola colasås, kolasås, knäck, knack candy, kettle corn sweet, caramel
  corn, butterkist, butterscotch chips, butterscotch angel delight | ~dulce-de-leche | | gluten nuts eggs chocolate peanuts | definition
brigadeiro | | ~dulce-de-leche | | gluten nuts eggs chocolate peanuts | classic recipe
tres leches | | ~dulce-de-leche | eggs gluten | nuts chocolate peanuts | definition
banoffee pie | | ~dulce-de-leche | gluten | nuts eggs chocolate peanuts | definition
poppycock popcorn | | ~dulce-de-leche | nuts | gluten eggs chocolate peanuts | definition
cajeta | manjar, confiture de lait, werther's originals, toffee pieces, toffee popcorn | ~dulce-de-leche | | gluten nuts eggs chocolate peanuts soy |
  definition
alfajor | kouign amann | ~dulce-de-leche | gluten | gluten nuts eggs chocolate peanuts soy | definition
loukoum | loukoumi, rahat loukoum, pestil, jellied cranberry candy | ~caster-sugar | starchy | nuts gelatine gluten | definition
soutzoukos | | ~caster-sugar | starchy gluten nuts | gelatine | definition
köme | cevizli sucuk sweet, soujouk sweet, aplets and cotlets | ~caster-sugar | starchy nuts | gelatine gluten | definition
rosogolla | rasagulla, rasagolla, chum chum, cham cham, chomchom, shondesh, mishti, mithai, milk cake indian, kalakand, pedha, mathura ke pede,
  imarti, modak, ukadiche modak, motichoor, payasam sweet, paal payasam, phirni, firni, basundi, falooda, faluda, mishti doi sweet, bhapa doi,
  aamras, chhena poda, rasabali, patishapta, qubani ka meetha, anarsa, adhirasam, mohanthal | milk caster-sugar ghee | fatty | gluten nuts
  coconut-family | classic recipe
kala jamun | kalojam, jalebis, zlabia, sheera sweet, sewai, sukhdi, gol papdi | milk caster-sugar ghee | fatty gluten | nuts coconut-family |
  classic recipe
kesari bath | rava kesari, semiya payasam, seviyan kheer, sheer khurma, double ka meetha, shahi tukda, shahi tukra | milk caster-sugar ghee | fatty
  gluten nuts | coconut-family | classic recipe
sakkarai pongal | sweet pongal | milk caster-sugar ghee | fatty nuts | gluten coconut-family | classic recipe
knafeh nabulsieh | künefe, kanafeh nabulsieh, kunafeh, konafa, katayef, qatayef, atayef, ekmek kadayifi, bougatsa sweet, lokma, lokma tatlisi,
  awameh, awamat, lgeimat, basboosa, harissa sweet, namoora, hareeseh sweet, ma'moul, kleicha, esh el saraya, tavuk göğsü kazandibi, tavukgöğsü,
  halawet el jibn, halawet el jibneh, dilber dudağı, ekmek kataifi | filo caster-sugar butter | sugary | nuts milk eggs sesame | classic recipe
galaktoboureko | revani tatlisi, şekerpare, portokalopita, trigona panoramatos, ravani | filo caster-sugar butter | sugary eggs | nuts milk sesame |
  classic recipe
karidopita | | filo caster-sugar butter | sugary eggs nuts | milk sesame | classic recipe
kadaif dessert | kadayif tatlisi, aşure, ashure, noah's pudding, baklawah, paklava, gaziantep baklava, pistachio baklava, kataifi dessert | filo
  caster-sugar butter | sugary nuts | milk eggs sesame | classic recipe
pot de creme | oeufs à la neige, tocino de cielo, yemas de santa teresa, ovos moles, quindim, crema catalana | egg milk caster-sugar | | nuts
  chocolate gluten soy | classic recipe
leche frita | | egg milk caster-sugar | gluten | nuts chocolate soy | classic recipe
phirni pudding | | milk caster-sugar rice-flour | | nuts | classic recipe
french pastries | pâtisserie, patisserie selection, éclair, profiterole, choux bun, choux à la crème, chouquettes, croquembouche, st honore,
  saint-honoré, mille-feuille, millefeuille, vanilla slice, custard slice, napoleon pastry, tompouce, tompoes, fraisier, macaroon coconut, far
  breton, gâteau, gâteaux, sachertorte, sacher torte, dobostorte, prinzregententorte, donauwelle, baumkuchen, schichttorte, käsesahnetorte,
  streuselkuchen, butterkuchen, zwetschgenkuchen, apfelkuchen, apfelstrudel, spritzkuchen, amerikaner gebäck, makowiec, szarlotka, mazurek, babka,
  babka wielkanocna, pączki, pierniki, piernik, toruń gingerbread, trdelník, kürtőskalács, bublanina, medovnik cake, kanelbulle, kanelbullar,
  cinnamon bun, cinnabon, sticky bun, kladdkaka, chokladboll, chokladbollar, wienerbrød, danish pastry, oliebol, oliebollen, appelflap,
  appelflappen, vlaai, limburgse vlaai, boterkoek, ontbijtkoek, speculaas, speculoos, pepernoten, kruidnoten, gaufre, gaufre de liège, liege waffle,
  anzac biscuit, fairy bread, eccles cake, chelsea bun, belgian bun, iced bun, jam roly-poly, roly-poly pudding, treacle pudding, syrup sponge,
  summer pudding, bread & butter pudding, knickerbocker glory, arctic roll, viennetta, angel cake, victoria sandwich cake, lardy cake, bara brith
  sweet, tablet cake, funnel cake, snickerdoodle, twinkie, twinkies, ding dong cake, ho hos, devil dogs, moon cakes, mooncake, pineapple cake
  taiwanese, wife cake, lo po beng, dorayaki, taiyaki, imagawayaki, castella cake, kasutera, manju, daifuku mochi, yokan, buñuelo, roscón de reyes,
  rosca de reyes, ensaimada, magdalena, sobao, sobaos pasiegos, mantecado sweet, torrijas, miguelitos, concha pan dulce, pastel de tres leches,
  chocotorta, rogel, lemon pie, pastel de nata de belem, pasteis de belem, pao de lo, bolo de fuba, romeu e julieta, panettone, panetón, pandoro,
  savoiardi, savoiardi biscuits, bomboloncini, zeppole, zeppola, frittelle, pain au chocolat, chocolatine, pain aux raisins, chausson aux pommes,
  oranais, viennoiserie, beignet, madeleines, sable breton, elephant ear pastry, galette bretonne sweet, petit beurre, tarte au sucre, tarte aux
  fraises, tarte aux pommes, tarte normande, tarte tropezienne, moelleux au chocolat, fondant au chocolat, beavertails | egg plain-flour butter
  caster-sugar | sugary | milk nuts chocolate alcohol soy | classic recipe
canelé | cannelé, chiacchiere | egg plain-flour butter caster-sugar | sugary alcohol | milk nuts chocolate soy | classic recipe
bolo rei | | egg plain-flour butter caster-sugar | sugary alcohol nuts | milk chocolate soy | classic recipe
paris-brest | torta barozzi, esterházy torte, frankfurter kranz, semla, semlor, prinsesstårta, princess cake, mazarin tart, mazariner, hummingbird
  cake, biscotti di prato, nanaimo bar | egg plain-flour butter caster-sugar | sugary nuts | milk chocolate alcohol soy | classic recipe
cherry bakewell | cantucci, cantuccini | egg plain-flour butter caster-sugar | sugary nuts | milk nuts chocolate alcohol soy | classic recipe
`;
