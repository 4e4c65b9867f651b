// our name | plain words for vegetables that people avoid, in other languages
export const vegetableNames = `
mushroom | pilze, champignon, champignons, champignons de paris, funghi, fungo, funghi misti, setas, grzyby, pieczarki, pieczarka, svamp, svampe, sopp, champinjon, champinjoner, paddenstoel,
  paddenstoelen, kastanjechampignons, mantar, mantarlar, cogumelo, cogumelos, hongos, champiñon, champiñones, gomba, houby, žampiony, sieni, herkkusieni, manitaria, khumb, kinoko, jamur, duxelles, huitlacoche, cuitlacoche, egerlinge, waldpilze,
  nameko, mousserons, beoseot, níscalos, niscalos, rovellons, saffron milk cap, austernpilze, kräuterseitlinge, kräuterseitling, pleurotes, pleurote, eringi, eryngii, cardoncelli, oesterzwammen
porcini | steinpilze, steinpilz, cèpes, cèpe, cepes, funghi porcini, borowik, borowiki, eekhoorntjesbrood, karljohan svamp, prawdziwki
chanterelle | pfifferling, pfifferlinge, girolles, girolle, kantarell, kantareller, cantharellen, kurki, finferli, galletti funghi, rebozuelos
tomato | pomodoro, pomodori, tomaten, tomate, tomates, jitomate, jitomates, pomidor, pomidory, tamatar, domates, tomater, tomaat, tomaatti, rajčata, paradicsom, paradajz, paradeiser, rosii, takkali, kamatis, cà chua, fleischtomaten, rispentomaten,
  trostomaten, san marzano, san marzano tomatoes, tomate pera, tomate concassée, tomato concasse, strauchtomaten, tomates pelées, domat
cherry tomato | pomodorini, pomodorino, kirschtomaten, cocktailtomaten, tomates cerises, tomates cerise, tomates cherry, jitomate cherry, datterini, pomodori datterini, kerstomaten, körsbärstomater, cherrytomaten, pomidorki koktajlowe
tinned tomatoes | krossade tomater, pomodori pelati, pelati, tomates concassées, dosentomaten, gehackte tomaten, tomate triturado, tomatenblokjes, gepelde tomaten, hakkede tomater, rotel, ro-tel
tomato puree | tomatenmark, concentré de tomates, concentre de tomate, concentrato di pomodoro, concentrado de tomate, tomatpuré, tomatenpuree, koncentrat pomidorowy, domates salçası, salça
passata | passata di pomodoro, tomatensauce, tomatensoße, sauce tomate, salsa de tomate, tomatsås, tomatensaus, coulis de tomate, tomate frito, sugo al pomodoro, salsa di pomodoro
ketchup | ketjap tomaten, tomatenketchup, tomatketchup, catsup, catchup, keczup
sun-dried tomato | pomodori secchi, getrocknete tomaten, tomates séchées, tomates secas, soltorkade tomater, zongedroogde tomaten, suszone pomidory
aubergine | aubergines, auberginen, melanzane, melanzana, berenjena, berenjenas, beringela, beringelas, baingan, vankaya, kathirikai, patlıcan, patlican, bakłażan, baklazan, bakłażany, melitzana, melitzanes, eierfrucht, brinjals, terong, talong, nasubi, padlizsán, lilek, badenjan, bademjan
red chilli | peperoncino, peperoncini, chilischote, chilischoten, chilischote rot, guindilla, guindillas, lal mirch, hari mirch, piment oiseau, piment rouge, piment fort, pimenta malagueta, malagueta, pilipili, piri piri chillies, rode peper, spaanse peper, röd chili, rød chili, kırmızı biber acı, acı biber, aci biber, papryczka chili,
  cabai, cabe rawit, cili padi, siling labuyo, prik kee noo, ớt, cheongyang gochu, gochu, togarashi chilli, ají, rocoto, rocoto pepper, ghost pepper, bhut jolokia, carolina reaper, trinidad scorpion, naga chilli, naga jolokia, dundicut, cherry bomb pepper
dried red chilli | cascabel chile, chile de arbol, chile de árbol, chile ancho, chile guajillo, chile pasilla, chile mulato, chile morita, puya chile, byadgi chilli, byadagi chilli, ñora picante
chilli flakes | gochugaru, kochukaru, gochugaru flakes, pul biber, urfa biber, isot biber, isot, chilliflocken, chiliflocken, flocons de piment, peperoncino in scaglie, crushed red pepper, crushed red pepper flakes
hot sauce | piquant sauce, frank's redhot, franks redhot, cholula, valentina salsa, tapatio, tapatío, crystal hot sauce, texas pete, louisiana hot sauce, el yucateco, encona, matouk's, sauce piquante, scharfe soße, salsa picante, nando's sauce, shatta, shito, pepper sauce caribbean
`;
