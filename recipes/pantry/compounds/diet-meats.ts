// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietMeats = `
ropa vieja | vaca frita, carne mechada, carne desmechada, desmechada, mechada, pabellon criollo, carne deshebrada, deshebrada, salpicon de res,
  picadillo cubano, bistec de palomilla, bistec encebollado, bistec, churrasco, entraña, vacio asado, asado de tira, tira de asado, matambre,
  matambre arrollado, arrachera, machaca, machaca con huevo, birria de res, birria, tasajo, charqui, carne seca, carne de sol, fraldinha, maminha,
  alcatra, cupim, costela de boi, contrafilé, filé mignon, lomito, chivito, carbonada criolla, locro criollo, sancocho de res, caldo de res,
  mondongo de res, cocido de res, chupe de carne, silpancho, pique macho, anticucho de res, carne de vaca, carne de vacuno, carne de vitela, carne
  vacuna, chuleton, chuleton de buey, rabo de toro, rabo de buey, morcillo, entrecot, solomillo de buey, carne guisada, tafelspitz, sauerbraten,
  rinderbraten, rinderfilet, rindsrouladen, zwiebelrostbraten, rostbraten, rindergulasch, rindsgulasch, rinderbrust, rinderhackfleisch, rindersteak,
  rinderwade, suppenfleisch rind, kalbsschnitzel, kalbsfilet, kalbsbraten, kalbshaxe, kalbsgeschnetzeltes, siedfleisch, rindsfilet, ossenhaas,
  rundergehakt, runderlap, runderlappen, sukadelap, sukadelappen, biefstuk, kogelbiefstuk, draadjesvlees, hachee, stoofvlees, carbonnade flamande,
  carbonade flamande, vlaamse stoofkarbonaden, kalfsvlees, kalfsschnitzel, pot-au-feu, daube provençale, hachis parmentier, estouffade, faux-filet,
  rumsteck, rumsteak, basse côte, paleron, macreuse, plat de cotes, jumeau, paupiette, osso bucco, tendron, tagliata, bistecca, bistecca alla
  fiorentina, brasato, brasato al barolo, peposo, stracotto, bollito, bollito misto, carne cruda cooked, spezzatino, saltimbocca, saltimbocca alla
  romana, scaloppine, scaloppina, piccata, carne macinata, coda alla vaccinara, braciole, braciola, messicani, controfiletto, cotoletta alla
  milanese, costoletta, notfars, kalvkött, kalops, oxfilé, oxrullader, ryggbiff, högrev, oxsvans, biff à la lindström, pannbiff, oksekød, hakket
  oksekød, oksekjøtt, kjøttdeig, kjottkaker, hakkebøf, krebinetter, naudanliha, jauheliha, wołowina, mielona wołowina, zrazy, zrazy zawijane, stek
  wołowy, cielęcina, hovězí, svíčková, svíčková na smetaně, gulasz wołowy, marhahús, marhapörkölt, bogracs, gulasch, gulyas, gulyásleves, pörkölt,
  marha gulyas, govyadina, dana eti, dana kıyma, dana kusbasi, dana bonfile, siğir eti, kiyma, kavurma, sac kavurma, kayseri pastirmasi, tas kebabi,
  tas kebab, sucuklu, soudjouk, sudžuk, sudjuk, gyukaku, gyuudon, shabu-shabu, negimaki, hambagu, gyutan, yakiniku, niku udon, matsusaka, la galbi,
  galbitang, yukgaejang, seolleongtang, gomtang, chadolbaegi, bo luc lac, bò kho, bo la lot, bò bía bo, weeping tiger, crying tiger, nam tok nuea,
  nuea yang, rawon, empal gentong, empal gepuk, empal, dendeng, dendeng balado, bakso sapi, bakso, soto betawi, sop buntut, tapsilog, tapa filipino,
  kaldereta, bulalo, nilaga, nilagang baka, mechado, morcon filipino, kalderetang baka, sinampalukan baka, shui zhu niu rou, niu rou | ~beef-stewing
  | | gluten milk eggs soy onion-family pork lamb | classic recipe
niu rou mian | lu niu rou, nihari, chapli kebab, chapli kabab, bun kebab, gai ka gosht, bade ka gosht, seswaa, shisa nyama, zigni, sega wat, key
  wat, awaze tibs, zilzil tibs, philly cheesesteak, cheesesteak, french dip sandwich, patty melt, burnt ends, new england boiled dinner, delmonico,
  eye fillet, oyster blade, teres major, zabuton, lobscouse, bridie, forfar bridie, four'n twenty, pastelillo de carne, pastelitos de carne,
  alcapurrias, papa rellena, relleno de papa, keftedes, keftedakia, keftes, giouvarlakia, youvarlakia, kottbullar, boulette, gehaktbal,
  gehaktballen, köttfärslimpa, ćevapi, ćevapčići, cevap, pljeskavica, mititei, mici, kebapche, kebapcheta, kyufte, izmir kofte, inegöl köfte, tepsi
  kebabi, şiş köfte, kadinbudu kofte | ~beef-stewing | | gluten milk eggs soy onion-family pork lamb | classic recipe
bun bo hue | | ~beef-stewing | fish | gluten milk eggs soy onion-family pork lamb crustaceans peanuts | classic recipe
chicken-fried steak | | ~beef-stewing | gluten | gluten milk eggs soy onion-family pork lamb celery mustard | classic recipe
sauce bolognaise | hackfleischsauce, köttfärssås, spaghetti and meatballs | beef-mince tinned-tomatoes onion | | pork milk celery alcohol gluten
  garlic-family | classic recipe
spag bol | | beef-mince tinned-tomatoes onion | gluten | pork milk celery alcohol gluten garlic-family sulphites | classic recipe
sugo di carne | | tinned-tomatoes onion | meat | beef pork lamb celery alcohol garlic-family | classic recipe
beef lasagne | lasagne al forno, pasticho, pasticcio di carne, macaronia tou fournou, timballo di carne | beef-mince tinned-tomatoes pasta milk onion
  | | eggs celery alcohol | classic recipe
sucuk | sucuklu yumurta, halal pepperoni beef, beef kielbasa, beef bologna, beef knockwurst, beef summer sausage, lebanon bologna, droewors beef, beef
  biltong, biltong sticks, kilishi jerky, beef stick, jack link's, jack link's beef jerky, carne seca jerky, meat stick, bakkwa beef jerky, vienna beef
  hot dog, kosher hot dog, hebrew national | ~beef-sausage | fatty salty | gluten sulphites soy mustard lamb | label-typical
viande des grisons | bündnerfleisch, bündner fleisch, mocetta, slinzega, breasaola, brési, nagelholz, rookvlees, paardenrookvlees, dried salted beef,
  reuben sandwich filling, montreal smoked meat, smoked meat, corned silverside, pickled beef, pekelvlees, pökelfleisch, nötrökt, rökt renkött beef,
  hung beef, cornbeef, corn beef, irish spiced beef | ~bresaola | | sulphites mustard | definition
reuben sandwich | | pastrami rye-bread emmental sauerkraut | | eggs mustard | classic recipe
calf's liver | beef liver, foie de veau, foie de boeuf, kalbsleber, rinderleber, leber berliner art, fegato, fegato alla veneziana, fegato di
  vitello, higado, hígado de ternera, higado encebollado, higado de res, iscas, iscas a portuguesa, fígado, figado de vitela, kalfslever,
  runderlever, kalvlever, leverbiff, wątróbka, wątroba, játra, ciğer, arnavut cigeri, dana ciğer, kaleji, kaleji masala, kaleja, rebaa, reba nira,
  rebanira, lebara, lamb's fry, leberknödelsuppe, leberreis, beef liver capsule, májgaluska, leverburger | ~liver | | gluten eggs milk onion-family
  | definition
beef kidney | veal kidney, kidneys, deviled kidneys, kidney pie filling, rognons, rognons de veau, nieren, nierchen, saure nieren, riñones, riñones
  al jerez, rognoni, rognone, rognoncini, niertjes, kalfsniertjes, njure, nyrer, nerki, cynaderki, böbrek, gurda, gurda kapura | ~beef-kidney | |
  milk mustard alcohol | definition
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
rogan josh | rogan gosh, roganjosh, laal maas, kosha mangsho, mangsho, dalcha, hareesa, harissa haleem, raan, sikandari raan, yakhni, yakhni pulao,
  gushtaba, goshtaba, rista, tabak maaz, wazwan, seekh kabab, sheekh kebab, kakori kebab, kakori kabab, galouti kebab, galouti kabab, galawati
  kebab, shami kebab, shami kabab, boti kebab, boti kabab, burra kebab, kheema, qeema, khaliya, bakra, khasi meat, bhutuwa, sekuwa, khasi ko masu,
  quzi, ghozi, qoozi, mechoui, mrouzia, tangia, tanjia, kafta, kafta kebab, lahm bi ajin, shish barak, turkish manti, shish kebab, shish kebap, şiş
  kebap, cag kebabi, cağ kebap, adana kebap, urfa kebap, urfa kebab, beyti kebab, beyti, dönerfleisch, testi kebabi, testi kebab, kuzu, kuzu eti,
  kuzu incik, kuzu tandır, kuzu güveç, kuzu pirzola, kuzu şiş, tandir kebabi, etli ekmek, etli pide, kiymali pide, kıymalı börek, oruk, kebapi,
  ghormeh sabzi, gormeh sabzi, ghormeh sabzi stew, khoresh, gheymeh, khoresh gheymeh, abgoosht, dizi abgoosht, kubideh, koobideh, kabab koobideh,
  kabob koobideh, barg kabob, chelo kebab, qabili palau, kabuli pulao, qabuli pulao, uzbek plov, šašlik, lyulya kebab, lula kebab, chanakhi,
  kharcho, chakapuli, kuurdak, khorkhog, jingisukan, kleftiko, arni, arni psito, arnaki, paidakia, giouvetsi, youvetsi, exohiko, abbacchio,
  abbacchio alla romana, abbacchio a scottadito, arrosticini, capretto, pecora, pecora in cappotto, castrato, navarin, navarin printanier, mouton,
  haricot de mouton, chevreau, lechazo, lechazo asado, chuletillas, borrego, carneiro, chanfana, ensopado de borrego, borrego assado, lammkeule,
  lammrücken, lammkoteletts, lammkarree, lammhaxe, lammschulter, hammel, hammelfleisch, hammelkeule, lamsbout, lamsrack, lamskotelet, lamsvlees,
  schapenvlees, lammkött, lammstek, lammfärs, fårikål, fenalår, pinnekjøtt, hangikjöt, skerpikjøt, lammasta, jagnięcina, baranina, jehněčí, skopové,
  bárány, báránypörkölt, jagnjetina, jagnje, janjetina, janjetina ispod peke, miel la tava, drob de miel, lancashire hotpot, lancashire hot pot,
  irish stew, cawl, lamb bacon cured, tomato bredie, waterblommetjiebredie, denningvleis, goat curry, curried goat, nyama choma, mbuzi, asun, goat
  pepper soup, isi ewu, nkwobi, tongseng, awarma, qawarma | ~lamb-shoulder | | gluten milk eggs beef nuts onion-family garlic-family | classic
  recipe
scotch pies | | ~lamb-shoulder | gluten | gluten milk eggs beef nuts onion-family garlic-family sulphites | classic recipe
`;
