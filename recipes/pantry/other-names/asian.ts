// our name | names in South Asian, East Asian, South-East Asian and Middle Eastern kitchens
export const asianNames = `
milk | doodh, dudh, susu, gyunyu, haleeb
yoghurt | thayir, mosaru, perugu, mishti doi, zabadi
ghee | neyyi, samneh baladi
butter | makhan, makkhan, white makhan
egg | anda, telur, telor, itlog, jidan, gyeran
double cream | fresh malai
cardamom | elaichi, elachi, elaichi powder, chhoti elaichi, choti elaichi, hari elaichi, badi elaichi, kali elaichi, ilaichi, elakkai, velchi
paneer | chena, panir
flour | gehun, gehun ka atta, tepung terigu, komugi, komugiko, gandum, dalia, daliya, godhi, sattu gehun, lapsi
barley | jau, mugi
pearl barley | jau dalia
vermicelli wheat | sevaiyan, semai, simai
wheat | kanak
coriander | kothimbir, kottambari, kothamalli, kothimeera, dhania, hara dhania, dhania patta, dhaniya, dhane, daun ketumbar, wansoy, ngo ri, rau mui, rau ngo,
  pak chee, phak chi, phakchi, xiang cai, xiangcai, yuen sai, gosu herb, pakuchi, kuzbara, kizbra, kinza, kindzi, kinzi, geshniz, gishniz, chinese parsley,
  bandhania
cashews | kaju, kaju tukda, mundhiri, cashew kaju
almonds | badam, badaam, badam giri, badam powder, louz
pistachios | pista, pista badam, fustuq
walnuts | akhrot, akhrot giri, ceviz
peanuts | moongphali, mungfali, moongfali, mungphali, shengdana, sing dana, singdana, verkadalai, kacang tanah, dau phong, rakkasei, hua sheng,
  ttangkong, mani peanuts, groundnut kernel, kacang goreng
sesame seeds | nuvvulu, ellu, wijen putih, kkae, mè rang, chamkkae, zhi ma, zhima, goma iri, iri goma, kunjid
sesame oil | goma abura, chamgireum, ellu ennai, goma-abura
mustard seeds | rai, rai seed, sarson seed, kadugu, avalu, sasive, rai dana, sarso seed
mustard oil | sarson ka tel, sarso oil, kadwa tel
mustard | mustard kasundi, kasundi, karashi mustard, neri karashi
celery | qin cai, daun seledri, seledri
prawns | jhinga, chingri, kolambi, chemmeen, goong, tom cang, udang kering, udang galah, haebi, hae bee, hay bee, heh bee, hei bi, xia mi,
  saewoo, tom kho, kuruma ebi, botan ebi, jinga, kapi kung
crab | kepiting, ketam, zuwaigani, poo nim, gejang, nandu crab, taraba, kekda
lobster | ise ebi, udang karang
squid | sotong kering, cumi, cumi-cumi, ojingeo, surume, hotaru ika, nakji, pusit, jukkumi
octopus | muneo, madako, gurita
clams | hamaguri, kerang, baekhap, bajirak, ngheo, tiram clam
mussels | kupang, honghap, tahong
scallops | hotategai, kaibashira, gan bei
oysters | talaba, tiram
abalone | awabi, jeonbok, bao yu
fish | machli, machhi, maach, macher, isda, ikan, ikan kering, ikan asin, sakana, saengseon, shirasu, chirimen, chirimen jako, hing machhi,
  bangda, bangada, ravas, rawas, katla, rohu fish, hilsa ilish, ilish, ikan teri, ikan tongkol
anchovies | ikan teri medan, anchovies ikan bilis, ca com
salmon | sake sashimi, shiojake, yeoneo
fish sauce | nuoc mam nhi, yu lu, nampla, nuocmam
shrimp paste | kapi thai, belachan paste, mam tom paste, terasi bakar, ngapi, bagoong paste, ngapi yay
fish roe | myeongnan, kazunoko, sujiko, tarakoh
soy sauce | jiang you, si ew, siew, shouyu, saus kecap, sillao, ganjang soy, tuong den
tofu | tauhu, tokwa, dubu, taho, tau kwa, taukwa, tau pok, tau foo, inari age, koyadofu, kinugoshi, momen tofu, tau fu
soybean | kedelai, daizu, meju, edamame-mame, kedelai hitam
tempeh | tempe goreng, tempe mendoan
miso | awase miso, inaka miso, genmai miso
gochujang | kochujang
sesame seeds | goma seed
mirin | kokuto mirin
sake | ryorishu, xiao xing jiu, shaoxing jiu, huadiao, liaojiu
tahini | tahineh, ardeh, techineh, tahini ardeh
labneh | labaneh, zabadi labneh
pork | buta, babi, dwaeji, samgyeopsal, thit heo, baboy, chashu, liempo, tonkotsu pork, butaniku, moo yor
beef | gyuniku, daging sapi, gosht beef, so-gogi, bulgogi beef, thit bo, daging, gyudon meat
chicken | murgh, murg, ayam, toriniku, manok, dakgogi, thit ga, karaage, kai yang, djaj
lamb | gosht, mutton gosht, kambing, yangrou, ghanam
prawn crackers | krupuk udang mentah, emping udang
wheat noodles | mie basah
egg noodles | mi telur, mee kuning, mie telor, ba mee, bami
honey | shahad, shehad, madu
`;
