/** Words of titles and cuisines that select a table setting: one table per row, words separated by commas. */
export const cuisineWords = `
italian: italian, tuscan, sicilian, roman, risotto, pasta, pizza, lasagne, gnocchi, minestrone, tiramisu, bruschetta, pesto
italian: caprese, frittata, parmigiana, carbonara, bolognese, focaccia, panna cotta, affogato, panzanella, crostini, spaghetti
mexican: mexican, tex mex, oaxacan, taco, burrito, quesadilla, enchilada, guacamole, salsa, pozole, tostada, fajita, chilaquile
mexican: elote, churro, southwestern, peruvian, ceviche, latin, latin american, colombian, argentinian, chimichurri, cuban
indian: indian, punjabi, goan, keralan, bengali, sri lankan, pakistani, nepali, masala, dal, tikka, curry, biryani, paneer, raita
indian: samosa, lassi, naan, pakora, korma, saag, tandoori, chutney, kheer, upma, bangladeshi, chaat
thai: thai, vietnamese, indonesian, malaysian, filipino, singaporean, pad thai, laksa, pho, satay, tom yum, nasi goreng, rendang
thai: burmese, cambodian, lao, adobo, banh mi, larb, southeast asian
japanese: japanese, korean, ramen, miso, teriyaki, sushi, udon, soba, tempura, katsu, onigiri, bibimbap, kimchi, bulgogi, gyoza
japanese: yakitori, donburi, matcha, japchae, okonomiyaki, tonkatsu, gochujang, dengaku
chinese: chinese, sichuan, szechuan, cantonese, taiwanese, wonton, kung pao, chow mein, lo mein, mapo, dumpling, dim sum, fried rice
mediterranean: mediterranean, greek, cypriot, spanish, portuguese, andalusian, catalan, paella, tapas, feta, gazpacho, tzatziki
mediterranean: moussaka, souvlaki, horiatiki, halloumi, romesco, brava, tortilla espanola
levantine: middle eastern, lebanese, turkish, israeli, persian, iranian, syrian, moroccan, tunisian, egyptian, north african, hummus
levantine: falafel, shakshuka, tagine, tabbouleh, shawarma, baba ganoush, harissa, zaatar, kofta, couscous, labneh, ethiopian
levantine: west african, nigerian, african, jollof, berbere, dukkah, algerian, iraqi, palestinian, armenian, georgian, kenyan
french: french, provencal, parisian, ratatouille, nicoise, quiche, crepe, bourguignon, gratin, tarte, brulee, cassoulet, belgian
nordic: nordic, swedish, danish, norwegian, finnish, icelandic, scandinavian, german, austrian, swiss, dill, rye, gravlax
nordic: smorrebrod, kottbullar, alpine, baltic, cardamom bun
eastern: polish, russian, ukrainian, hungarian, czech, eastern european, romanian, balkan, goulash, pierogi, borscht, paprikash
british: british, english, irish, scottish, welsh, shepherd's pie, crumble, scone, cottage pie, bubble and squeak, roast dinner
american: american, southern, cajun, creole, hawaiian, californian, barbecue, bbq, burger, pancake, brownie, mac and cheese, soul food
american: jambalaya, gumbo, cornbread, canadian, cobbler, australian, slider
caribbean: caribbean, jamaican, jerk, trinidadian, haitian, puerto rican, brazilian, plantain, tropical, feijoada, creole fish
`;
