// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
/** Flours, starches, noodles and snacks that are made without grain. */
export const withoutGrain = `
## flour
chickpea-flour | chickpea flour | gram flour, besan, garbanzo flour, chickpea meal | legume fodmap starchy | 16157 | g cup=92 tbsp=6 | ready | fry=4 | batter-flour
lupin-flour | lupin flour | lupine flour, lupin meal | lupin legume fodmap | ~16076 | g cup=100 tbsp=6.5
almond-flour | almond flour | superfine almond flour | nuts | 12062 | g cup=100 tbsp=7
coconut-flour | coconut flour | | coconut-family tropical fodmap | est | g cup=112 tbsp=7
banana-flour | green banana flour | banana flour, plantain flour | banana-family starchy | est | g cup=120
cassava-flour | cassava flour | manioc flour, gari, farofa, yuca flour | root starchy | est | g cup=130 tbsp=8
chestnut-flour | chestnut flour | sweet chestnut flour, farina di castagne | sugary starchy | est | g cup=100 tbsp=6.5
## starch, flour
potato-starch | potato starch | potato flour, katakuri starch, potato starch flour | potato-family starchy sulphites? | est | tbsp=10 tsp=3.3 cup=160 g | ready | simmer=2 | thickener
tapioca-starch | tapioca starch | tapioca flour, cassava starch | root starchy | ~20068 | tbsp=8 tsp=2.7 cup=120 g
tapioca-pearls | tapioca pearls | tapioca, sago, boba, pearl tapioca, sago pearls, tapioca balls | root starchy | 20068 | g cup=152 tbsp=9.5
arrowroot | arrowroot | arrowroot powder, arrowroot starch, kudzu, arrowroot flour | root starchy | 20003 | tbsp=8 tsp=2.7 cup=128 g
## pasta
legume-pasta | chickpea pasta | lentil pasta, red lentil pasta, pea pasta, chickpea penne | legume fodmap starchy | est | g cup=90
## noodle
glass-noodles | glass noodles | sweet potato starch noodles, sweet potato noodles, potato starch noodles, starch noodles, mung bean noodles, glass noodle, mung bean noodles, cellophane noodles, sweet potato noodles, dangmyeon, bean thread noodles, bean thread, mung bean vermicelli | starchy legume | 16082 | g cup=140 | ready | simmer=5 | noodle
konjac-noodles | konjac noodles | shirataki noodles, shirataki, konjac rice, konjac | | est | g pack=200 | drained | simmer=2
## biscuit, cracker
crisps | potato crisps | potato chips, potato chip, ready salted crisps, kettle chips | nightshade potato-family starchy salty fatty milk? | 19411 | g bag=25 handful=20 cup=20 | ready | raw
prawn-crackers | prawn crackers | prawn cracker, shrimp cracker, krupuk | crustaceans shellfish starchy fatty salty | est | g piece=3
poppadom | poppadom/poppadoms | papad, papadum, papadam, pappadam | legume starchy salty gluten? | est | piece=8 g
`;
