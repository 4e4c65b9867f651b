/** Names of pots, pans and tools in the languages of many kitchens, without accents. They are no foods, and no English dictionary has them. */
export const utensilNames = `
  kadai kadhai karahi karhai tawa tava chakla belan degchi degh patila pateela bhagona kalchi jhara jhari chimta sansi dabba silbatta
  okhli kadhchi matka uruli chatti paniyaram wok guokui huoguo shaguo zhenglong mopan caidao donabe suribachi surikogi makisu oroshigane
  otoshibuta shamoji saibashi hangiri tetsunabe yukihira tamagoyakiki makiyakinabe usuba santoku nakiri deba ttukbaegi dolsot onggi
  gamasot sokuri bulpan huad cobek ulekan ulekkan kukusan wajan kuali belanga lesung penggiling palayok kawali carajay tagine tajine
  couscoussier keskas gdra mangal cezve jezve dallah ibrik briki rakwa finjan hawan mihbaj mibrad tanjara tencere guvec oklava merdane
  tepsi sahan kepce samovar kazan qazan gushtkub kafgir malaghe jebena mesob mukecha asanka apotoyewa potjie braai sufuria mwiko kalchul
  comal molcajete tejolote metate metlapil molinillo tortillero tortilladora cazuela cazo budare pilon caldero caldera paellera plancha
  cuchara cuchillo sarten cacerola rallador batidor colador almirez mortero espumadera cucharon prensa puchero perol fuente cataplana
  tacho colher frigideira ralador peneira escorredor espatula tigela batedor cucchiaio legno mestolo mattarello matterello mezzaluna
  padella pentola tegame casseruola paiolo pignatta grattugia frusta setaccio schiumarola colapasta mortaio pestello spianatoia passatutto
  passaverdura teglia pirofila spatola ciotola tagliere coltello caffettiera caquelon cocotte faitout sauteuse sautoir poele poelon fouet
  louche passoire spatule maryse tamis chinois ecumoire rouleau saladier mandoline couteau planche econome cuillere ramequin schneebesen
  kochloffel holzloffel teigschaber nudelholz gugelhupfform springform backblech topf pfanne brater kasserolle schaumkelle schopfkelle
  sieb kochtopf spatzlehobel spatzlepresse spatzlebrett kartoffelpresse reibe messer brettchen schussel rouladennadel romertopf teigrolle
  kuchengitter auflaufform stekpanna slev kavel karott brodkavel grytlapp kjele slikkepott steikepanne gryde grydeske piskeris kagerulle
  pande kattila kauha kaulin pannu vispila garnek patelnia walek stolnica trzepaczka makutra chochla kastrula kazanok skovoroda skalka
  skovorodka tolkushka valek varecka hrnec panev tiganj oklagija peka varjaca bakrac konder fakanal serpenyo nyujtofa labas ceaun oala
  facalet tigaie tapsi katsarola tigani koutala plastis gastra mpriki spurtle girdle krok`;
