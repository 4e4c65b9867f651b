// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietMeats = `
ropa vieja | vaca frita, carne mechada, carne desmechada, desmechada, mechada, pabellon criollo, carne deshebrada, deshebrada, salpicon de res,
  picadillo cubano, bistec de palomilla, bistec encebollado, bistec, churrasco, entraña, vacio asado, asado de tira, tira de asado, matambre,
  arrachera, machaca, birria de res, birria, tasajo, charqui, carne seca, carne de sol, fraldinha, maminha, alcatra, cupim, costela de boi,
  contrafilé, filé mignon, lomito, carbonada criolla, sancocho de res, caldo de res, mondongo de res, cocido de res, chupe de carne, pique macho,
  anticucho de res, carne de vaca, carne de vacuno, carne de vitela, carne vacuna, chuleton, chuleton de buey, rabo de toro, rabo de buey, morcillo,
  entrecot, solomillo de buey, carne guisada, tafelspitz, sauerbraten, rinderbraten, rinderfilet, zwiebelrostbraten, rostbraten, rindergulasch,
  rindsgulasch, rinderbrust, rinderhackfleisch, rindersteak, rinderwade, suppenfleisch rind, kalbsschnitzel, kalbsfilet, kalbsbraten, kalbshaxe,
  kalbsgeschnetzeltes, siedfleisch, rindsfilet, ossenhaas, rundergehakt, runderlap, runderlappen, sukadelap, sukadelappen, biefstuk, kogelbiefstuk,
  draadjesvlees, hachee, kalfsvlees, kalfsschnitzel, pot-au-feu, daube provençale, estouffade, faux-filet, rumsteck, rumsteak, basse côte, paleron,
  macreuse, plat de cotes, jumeau, paupiette, tendron, tagliata, bistecca, bistecca alla fiorentina, brasato, brasato al barolo, peposo, stracotto,
  bollito, carne cruda cooked, spezzatino, carne macinata, coda alla vaccinara, braciole, braciola, messicani, controfiletto, costoletta, notfars,
  kalvkött, kalops, oxfilé, oxrullader, ryggbiff, högrev, oxsvans, pannbiff, oksekød, hakket oksekød, oksekjøtt, kjøttdeig, kjottkaker, hakkebøf,
  naudanliha, jauheliha, wołowina, mielona wołowina, zrazy, zrazy zawijane, stek wołowy, cielęcina, hovězí, gulasz wołowy, marhahús, marhapörkölt,
  bogracs, gulasch, gulyas, gulyásleves, pörkölt, marha gulyas, govyadina, dana eti, dana kıyma, dana kusbasi, dana bonfile, siğir eti, kiyma,
  kavurma, sac kavurma, kayseri pastirmasi, tas kebabi, tas kebab, sucuklu, soudjouk, sudžuk, sudjuk, gyukaku, gyutan, matsusaka, galbitang,
  yukgaejang, seolleongtang, gomtang, chadolbaegi, bò kho, bo la lot, bò bía bo, weeping tiger, crying tiger, nam tok nuea, nuea yang, rawon, empal
  gentong, empal gepuk, empal, dendeng, dendeng balado, bakso sapi, bakso, soto betawi, sop buntut, kaldereta, bulalo, nilaga, nilagang baka,
  kalderetang baka, sinampalukan baka, niu rou | ~beef-stewing | | gluten milk eggs soy onion-family pork lamb | classic recipe
matambre arrollado | machaca con huevo, biff à la lindström, morcon filipino | ~beef-stewing | eggs | gluten milk soy onion-family pork lamb |
  classic recipe
silpancho | | ~beef-stewing | eggs gluten | milk soy onion-family pork lamb | classic recipe
cotoletta alla milanese | hambagu | ~beef-stewing | eggs gluten milk | soy onion-family pork lamb | classic recipe
chivito | | ~beef-stewing | eggs gluten milk pork | soy onion-family lamb | classic recipe
tapsilog | | ~beef-stewing | eggs soy | gluten milk onion-family pork lamb | classic recipe
stoofvlees | carbonnade flamande, carbonade flamande, vlaamse stoofkarbonaden, osso bucco, scaloppine, scaloppina, krebinetter | ~beef-stewing |
  gluten | milk eggs soy onion-family pork lamb | classic recipe
piccata | svíčková, svíčková na smetaně | ~beef-stewing | gluten milk | eggs soy onion-family pork lamb | classic recipe
gyuudon | negimaki, yakiniku, niku udon, la galbi, bo luc lac | ~beef-stewing | gluten soy | milk eggs onion-family pork lamb | classic recipe
hachis parmentier | | ~beef-stewing | milk | gluten eggs soy onion-family pork lamb | classic recipe
locro criollo | rindsrouladen, bollito misto, saltimbocca, saltimbocca alla romana | ~beef-stewing | pork | gluten milk eggs soy onion-family lamb |
  classic recipe
tapa filipino | mechado, shui zhu niu rou | ~beef-stewing | soy | gluten milk eggs onion-family pork lamb | classic recipe
shabu-shabu | | ~beef-stewing | | gluten milk eggs onion-family pork lamb soy | classic recipe
chapli kebab | chapli kabab, gai ka gosht, bade ka gosht, seswaa, shisa nyama, zigni, awaze tibs, zilzil tibs, burnt ends, new england boiled
  dinner, delmonico, eye fillet, oyster blade, teres major, zabuton, lobscouse, alcapurrias, relleno de papa, boulette, ćevapi, ćevapčići, cevap,
  pljeskavica, mititei, mici, kebapche, kebapcheta, kyufte, inegöl köfte, tepsi kebabi, şiş köfte | ~beef-stewing | | gluten milk eggs soy
  onion-family pork lamb | classic recipe
papa rellena | giouvarlakia, youvarlakia | ~beef-stewing | eggs | gluten milk soy onion-family pork lamb | classic recipe
bun kebab | keftedes, keftedakia, keftes, kottbullar, gehaktbal, gehaktballen, köttfärslimpa, kadinbudu kofte | ~beef-stewing | eggs gluten | milk
  soy onion-family pork lamb | classic recipe
french dip sandwich | bridie, forfar bridie, four'n twenty, pastelillo de carne, pastelitos de carne, izmir kofte | ~beef-stewing | gluten | milk
  eggs soy onion-family pork lamb | classic recipe
nihari | | ~beef-stewing | | milk eggs soy onion-family pork lamb gluten | classic recipe
philly cheesesteak | cheesesteak, patty melt | ~beef-stewing | gluten milk | eggs soy onion-family pork lamb | classic recipe
niu rou mian | lu niu rou | ~beef-stewing | gluten soy | milk eggs onion-family pork lamb | classic recipe
sega wat | key wat | ~beef-stewing | milk | gluten eggs soy onion-family pork lamb | classic recipe
bun bo hue | | ~beef-stewing | fish crustaceans pork | gluten milk eggs soy onion-family lamb peanuts | classic recipe
chicken-fried steak | | ~beef-stewing | gluten eggs milk | gluten soy onion-family pork lamb celery mustard | classic recipe
sauce bolognaise | hackfleischsauce, köttfärssås | beef-mince tinned-tomatoes onion | | pork milk celery alcohol gluten garlic-family | classic
  recipe
spaghetti and meatballs | | beef-mince tinned-tomatoes onion | gluten | pork milk celery alcohol garlic-family | classic recipe
spag bol | | beef-mince tinned-tomatoes onion | gluten | pork milk celery alcohol gluten garlic-family sulphites | classic recipe
sugo di carne | | tinned-tomatoes onion | meat | beef pork lamb celery alcohol garlic-family | classic recipe
beef lasagne | lasagne al forno, pasticho, pasticcio di carne, macaronia tou fournou, timballo di carne | beef-mince tinned-tomatoes pasta milk onion
  | | eggs celery alcohol | classic recipe
sucuk | sucuklu yumurta, halal pepperoni beef, beef kielbasa, beef bologna, beef knockwurst, beef summer sausage, lebanon bologna, droewors beef,
  beef biltong, biltong sticks, kilishi jerky, beef stick, carne seca jerky, meat stick, vienna beef hot dog, kosher hot dog, hebrew national |
  ~beef-sausage | fatty salty | gluten sulphites soy mustard lamb | label-typical
jack link's | jack link's beef jerky, bakkwa beef jerky | ~beef-sausage | fatty salty soy | gluten sulphites mustard lamb | label-typical
viande des grisons | bündnerfleisch, bündner fleisch, mocetta, slinzega, breasaola, brési, nagelholz, rookvlees, paardenrookvlees, dried salted beef,
  reuben sandwich filling, montreal smoked meat, smoked meat, corned silverside, pickled beef, pekelvlees, pökelfleisch, nötrökt, rökt renkött beef,
  hung beef, cornbeef, corn beef, irish spiced beef | ~bresaola | | sulphites mustard | definition
reuben sandwich | | pastrami rye-bread emmental sauerkraut | eggs | mustard | classic recipe
calf's liver | beef liver, foie de veau, foie de boeuf, kalbsleber, rinderleber, leber berliner art, fegato, fegato alla veneziana, fegato di
  vitello, higado, hígado de ternera, higado encebollado, higado de res, iscas, iscas a portuguesa, fígado, figado de vitela, kalfslever,
  runderlever, kalvlever, leverbiff, wątróbka, wątroba, játra, ciğer, dana ciğer, kaleji, kaleji masala, kaleja, rebaa, reba nira, rebanira, lebara,
  lamb's fry, beef liver capsule, leverburger | ~liver | | gluten eggs milk onion-family | definition
leberreis | májgaluska | ~liver | eggs gluten | milk onion-family | definition
leberknödelsuppe | | ~liver | eggs gluten milk | onion-family | definition
arnavut cigeri | | ~liver | gluten | eggs milk onion-family | definition
beef kidney | veal kidney, kidneys, kidney pie filling, rognons, rognons de veau, nieren, nierchen, saure nieren, riñones, rognoni, rognone,
  rognoncini, niertjes, kalfsniertjes, njure, nyrer, nerki, cynaderki, böbrek, gurda, gurda kapura | ~beef-kidney | | milk mustard alcohol |
  definition
riñones al jerez | | ~beef-kidney | alcohol | milk mustard | definition
deviled kidneys | | ~beef-kidney | mustard | milk alcohol | definition
beef tongue | lengua, lengua de res, lengua estofada, tacos de lengua, langue de boeuf, rinderzunge, kalbszunge, ochsenzunge, zunge, lingua di manzo,
  lingua salmistrata, língua de vaca, rundertong, ossentong, oxtunga, ozór, ozorki, dana dili, gyutan don | ~beef-tongue | | sulphites gelatine |
  definition
mondongo | sopa de mondongo, callos, callos a la madrileña, tripoux, trippa, trippa alla romana, trippa alla fiorentina, lampredotto, tripas, tripas
  a moda do porto, dobrada, dobradinha, pancita, librillo, kutteln, saure kutteln, flaki, flaczki, flaki wołowe, patsas, işkembe, iskembe corbasi,
  škembići, shkembe chorba, shkembe, ciorba de burta, babat, babat gongso, soto babat, omasum, beef tendon, tendon ball, tuwalya, papaitan,
  pinapaitan, beef intestine, motsu, motsunabe, motsuni, horumon, horumonyaki, makchang, daechang, yang gopchang, gopchang jeongol, chinchulin,
  chunchules, mollejas y chinchulines, ubre, caldo de pata, mala mogodu, mogodu, matumbo, cow foot, cow heel, cow foot soup, cow skin, ponmo, kpomo,
  shaki, pacha iraqi, fuqi feipian, fu qi fei pian, husband and wife beef | ~tripe | | gluten | definition
lamb sweetbread | lamb sweetbreads | ~lamb-kidney | offal | | definition
ris de veau | mollejas, molleja de ternera, animelle, animella, kalbsbries, kalvbräss, kalfszwezerik, zwezerik, zwezeriken, grasica,
  uykuluk, thymus gland, cervelles, cervelle de veau, cervelle d'agneau, beef brain, calf brains, lamb brains, sesos, sesos de
  cordero, tacos de sesos, kalbshirn, hirn mit ei, cervello, cervella fritta, beyin, beyin tava, bheja, bheja fry, brain masala, brains in black butter,
  miolos, criadillas, bull testicles, rocky mountain oysters, rognons blancs, koç yumurtası, white kidney testicle, beef spleen, milza,
  pani ca meusa, pane ca meusa, milza sandwich, beef lung, beuschel, salonbeuschel, coratella, coratella d'agnello, pajata, pagliata, rigatoni con la
  pajata, frittole, stigghiola, calf's head, tete de veau, kalbskopf, testina di vitello, cabeza de res, tacos de cabeza, calf's foot, calf's feet,
  calf's foot jelly, pieds de veau, nervetti, cow udder, udder, innards, innereien, abats, abats rouges, frattaglie, interiora, asaduras, casquería,
  achuras, miudezas, miúdos, orgaanvlees, inälvor, podroby, sakatat, giblets | ~sweetbreads | | | definition
beef heart | anticuchos, anticuchos de corazon, corazon de res, corazón de ternera, coeur de boeuf viande, cuore di manzo, rinderherz, kalbsherz,
  calf's heart, runderhart, dana yüreği, beef heart skewers | ~beef-heart | | | definition
os a moelle | moelle, markknochen, rindermark, midollo, ossobuco marrow, tuétano, hueso de caña, mergpijp, beef marrow | ~bone-marrow | | gluten
  eggs | definition
lamb sweetmeats | rognons d'agneau, riñones de cordero, lammnieren, rognoncini d'agnello | ~lamb-kidney | | | definition
foie d'agneau | lammleber, higado de cordero, lammlever, kuzu ciğeri, fegato d'agnello | ~lamb-liver | | | definition
kokoretsi | kokorec, kokoretsi lamb, kukurec, gardoumba, gardoubakia, magiritsa, mageiritsa, splinantero, mumbar, mumbar dolmasi, şırdan, lamb pluck,
  sheep's head, smalahove, svið, svid, slatur, paya, paya curry, paye, siri paya, kelle paca, paça, paca corbasi, khash, bokoto paya, lamb trotters,
  pieds et paquets, pieds paquets, zarajos, chanfaina, asadura de cordero, osban, usban, douara, coratella lamb | ~lamb-heart | | oats gluten
  onion-family | definition
rogan josh | rogan gosh, roganjosh, mangsho, dalcha, raan, sikandari raan, yakhni, yakhni pulao, rista, wazwan, seekh kabab, sheekh kebab, kakori
  kebab, kakori kabab, galouti kebab, galouti kabab, galawati kebab, boti kebab, boti kabab, burra kebab, kheema, qeema, khaliya, bakra, khasi meat,
  bhutuwa, sekuwa, khasi ko masu, quzi, ghozi, qoozi, mechoui, tangia, tanjia, kafta, kafta kebab, shish kebab, shish kebap, şiş kebap, cag kebabi,
  cağ kebap, adana kebap, urfa kebap, urfa kebab, beyti kebab, beyti, dönerfleisch, testi kebabi, testi kebab, kuzu, kuzu eti, kuzu incik, kuzu
  tandır, kuzu güveç, kuzu pirzola, kuzu şiş, tandir kebabi, kebapi, ghormeh sabzi, gormeh sabzi, ghormeh sabzi stew, khoresh, gheymeh, khoresh
  gheymeh, abgoosht, dizi abgoosht, kubideh, koobideh, kabab koobideh, kabob koobideh, barg kabob, chelo kebab, qabili palau, kabuli pulao, qabuli
  pulao, uzbek plov, šašlik, lyulya kebab, lula kebab, chanakhi, kharcho, chakapuli, kuurdak, khorkhog, jingisukan, kleftiko, arni, arni psito,
  arnaki, paidakia, exohiko, abbacchio, abbacchio alla romana, abbacchio a scottadito, arrosticini, capretto, pecora, pecora in cappotto, castrato,
  mouton, haricot de mouton, chevreau, lechazo, lechazo asado, chuletillas, borrego, carneiro, chanfana, ensopado de borrego, borrego assado,
  lammkeule, lammrücken, lammkoteletts, lammkarree, lammhaxe, lammschulter, hammel, hammelfleisch, hammelkeule, lamsbout, lamsrack, lamskotelet,
  lamsvlees, schapenvlees, lammkött, lammstek, lammfärs, fårikål, fenalår, pinnekjøtt, hangikjöt, skerpikjøt, lammasta, jagnięcina, baranina,
  jehněčí, skopové, bárány, báránypörkölt, jagnjetina, jagnje, janjetina, janjetina ispod peke, miel la tava, lancashire hotpot, lancashire hot pot,
  irish stew, cawl, lamb bacon cured, tomato bredie, waterblommetjiebredie, denningvleis, goat curry, curried goat, nyama choma, mbuzi, asun, goat
  pepper soup, isi ewu, nkwobi, tongseng, awarma, qawarma | ~lamb-shoulder | | gluten milk eggs beef nuts onion-family garlic-family | classic
  recipe
shami kebab | shami kabab, drob de miel | ~lamb-shoulder | eggs | gluten milk beef nuts onion-family garlic-family | classic recipe
hareesa | harissa haleem, lahm bi ajin, etli ekmek, etli pide, kiymali pide, kıymalı börek, oruk, giouvetsi, youvetsi, navarin printanier |
  ~lamb-shoulder | gluten | milk eggs beef nuts onion-family garlic-family | classic recipe
navarin | | ~lamb-shoulder | | milk eggs beef nuts onion-family garlic-family gluten | classic recipe
shish barak | turkish manti | ~lamb-shoulder | gluten milk | eggs beef nuts onion-family garlic-family | classic recipe
laal maas | kosha mangsho, gushtaba, goshtaba, tabak maaz | ~lamb-shoulder | milk | gluten eggs beef nuts onion-family garlic-family | classic
  recipe
mrouzia | | ~lamb-shoulder | nuts | gluten milk eggs beef onion-family garlic-family | classic recipe
scotch pies | | ~lamb-shoulder | gluten | gluten milk eggs beef nuts onion-family garlic-family sulphites | classic recipe
`;
