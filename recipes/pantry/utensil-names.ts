/** Names of pots, pans and tools in the languages of many kitchens, without accents, that are no names of dishes. */
export const utensilNames: ReadonlySet<string> = new Set(
  `
  kadhai karhai tawa tava chakla degchi degh patila pateela bhagona kalchi jhara jhari chimta sansi dabba silbatta okhli kadhchi matka
  zhenglong mopan caidao suribachi surikogi makisu oroshigane otoshibuta shamoji saibashi hangiri tetsunabe yukihira tamagoyakiki
  makiyakinabe usuba santoku nakiri deba ttukbaegi dolsot onggi gamasot sokuri bulpan huad cobek ulekan ulekkan kukusan wajan kuali
  belanga lesung penggiling palayok kawali carajay couscoussier keskas gdra cezve jezve dallah ibrik briki rakwa finjan hawan mihbaj
  mibrad tanjara tencere oklava merdane tepsi kepce samovar kafgir malaghe jebena mesob mukecha asanka apotoyewa braai sufuria mwiko
  kalchul tejolote metate metlapil molinillo tortillero tortilladora cazo budare paellera cuchara cuchillo sarten cacerola rallador
  batidor colador almirez mortero espumadera cucharon prensa perol fuente tacho colher frigideira ralador peneira escorredor espatula
  tigela batedor cucchiaio legno mestolo mattarello matterello mezzaluna padella pentola tegame casseruola paiolo pignatta grattugia
  frusta setaccio schiumarola colapasta mortaio pestello spianatoia passatutto passaverdura teglia pirofila spatola ciotola coltello
  caffettiera caquelon faitout poele poelon fouet louche passoire spatule ecumoire rouleau saladier couteau planche econome cuillere
  ramequin schneebesen kochloffel holzloffel teigschaber nudelholz gugelhupfform springform backblech topf pfanne brater kasserolle
  schaumkelle schopfkelle sieb kochtopf spatzlehobel spatzlepresse spatzlebrett kartoffelpresse reibe messer brettchen schussel
  rouladennadel romertopf teigrolle kuchengitter auflaufform stekpanna slev kavel karott brodkavel grytlapp kjele slikkepott steikepanne
  gryde grydeske piskeris kagerulle pande kattila kauha kaulin pannu vispila garnek patelnia walek stolnica trzepaczka makutra chochla
  kastrula kazanok skovoroda skalka skovorodka tolkushka valek varecka hrnec panev tiganj oklagija varjaca bakrac konder fakanal serpenyo
  nyujtofa labas ceaun oala facalet tigaie tapsi katsarola tigani koutala plastis gastra mpriki spurtle girdle krok`
    .trim()
    .split(/\s+/),
);
