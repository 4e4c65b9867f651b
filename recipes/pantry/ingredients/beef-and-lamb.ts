// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const beefAndLamb = `
## beef, mince, minced meat, ground meat, meat | minced
beef-mince | lean beef mince | beef mince, minced beef, ground beef, hamburger meat, mince, minced meat, ground meat, lean beef mince 10%, lean ground beef, minced steak | beef minced | 23562 | g cup=225 | ready | fry=8 simmer=20 roast=20 | mince
fatty-beef-mince | standard beef mince | ground chuck, beef mince 20%, regular ground beef, 80/20 ground beef, beef patty, beef burger, beef burger patty, burger patty, hamburger patty | beef minced gluten? | 23572 | g cup=225 piece=113
extra-lean-beef-mince | extra-lean beef mince | extra lean beef mince, beef mince 5%, extra lean ground beef, 5% fat beef mince | beef minced | 23557 | g cup=225
veal-mince | veal mince | minced veal, ground veal | beef minced | 17142 | g
beef-sausage | beef sausage/beef sausages | beef link | beef minced processed-meat salty gluten? sulphites? | ~07956 | piece=60 g
## beef, steak, meat | whole-cut
beef-steak | sirloin steak | beef, steak, beef steak, beef sirloin, sirloin, top sirloin, strip steak, new york strip, entrecote, wagyu, diced beef, beef strips, stir-fry beef | beef whole-cut | 23584 | g piece=220 | thinly-sliced | fry=5 roast=15 | protein beef-protein
rump-steak | rump steak/rump steaks | beef rump, rump, minute steak, beef round steak, round steak, london broil, topside steak | beef whole-cut | 23617 | piece=225 g
ribeye | ribeye steak/ribeye steaks | ribeye, rib eye, rib eye steak, cote de boeuf, tomahawk steak, prime rib, rib of beef | beef whole-cut | est | piece=250 g
fillet-steak | fillet steak/fillet steaks | beef fillet, beef tenderloin, filet mignon, tournedos, chateaubriand | beef whole-cut | 13920 | piece=180 g
flank-steak | flank steak/flank steaks | bavette, beef flank | beef whole-cut | 23411 | g piece=380
skirt-steak | skirt steak/skirt steaks | onglet, hanger steak, fajita beef | beef whole-cut | 23167 | g piece=300
beef-roasting | beef roasting joint | roast beef joint, topside, topside of beef, silverside, beef joint, top round, beef round | beef whole-cut | 23328 | g
veal | veal | veal escalope, veal cutlet, veal steak, veal chop | beef whole-cut | 17099 | g piece=150 | thinly-sliced | fry=5 simmer=60 | protein
## beef, meat | whole-cut
beef-stewing | stewing beef | beef chuck, chuck, chuck roast, chuck steak, braising steak, braising beef, stewing steak, beef stew meat, stew meat, pot roast, beef cubes | beef whole-cut | 23094 | g | cubed | simmer=90 | stew-protein
beef-shin | beef shin | beef shank, shin of beef, beef shin bone | beef whole-cut | 13227 | g
brisket | beef brisket | brisket | beef whole-cut | 13803 | g
short-rib | beef short ribs | short rib, beef short rib, beef rib, jacob's ladder, beef back rib | beef whole-cut | 13149 | g piece=230
oxtail | oxtail | oxtail piece, cow tail | beef whole-cut | est | g
beef-cheek | beef cheeks | beef cheek, ox cheek | beef whole-cut | est | g piece=350
veal-shank | veal shank/veal shanks | osso buco, ossobuco, veal shin | beef whole-cut | 17276 | piece=250 g
veal-stewing | stewing veal | diced veal, veal shoulder | beef whole-cut | 17140 | g
salt-beef | raw salt beef | corned beef brisket, corned beef joint | beef whole-cut processed-meat salty | 13346 | g
## lamb, meat | whole-cut
lamb-shoulder | lamb shoulder | stewing lamb, diced lamb, lamb stew meat, lamb neck, lamb neck fillet, mutton, hogget, braising lamb | lamb whole-cut | 17039 | g | cubed | simmer=75 | stew-protein
lamb-leg | lamb leg steak/lamb leg steaks | lamb, lamb leg, leg of lamb, lamb steak, lamb rump, lamb fillet | lamb whole-cut | 17013 | g piece=150 | bite-size | fry=8 roast=18 | protein lamb-protein
lamb-chop | lamb chop/lamb chops | lamb loin chop, lamb loin, lamb cutlet, barnsley chop | lamb whole-cut | 17236 | piece=75 g
lamb-rack | rack of lamb | lamb rack, lamb rib | lamb whole-cut | 17239 | g
lamb-shank | lamb shank/lamb shanks | | lamb whole-cut | 17228 | piece=260 g
goat-meat | goat meat | goat, goat leg, kid goat, goat shoulder, diced goat | meat red-meat whole-cut | 17168 | g
## lamb, mince, minced meat, ground meat, meat | minced
lamb-mince | lamb mince | minced lamb, ground lamb | lamb minced | 17224 | g | ready | fry=8 simmer=20 roast=20 | mince
merguez | merguez sausage/merguez sausages | merguez, lamb sausage | lamb beef? minced processed-meat salty hot nightshade allium garlic-family sulphites? | est | piece=50 g
## beef, meat | ready
roast-beef | sliced roast beef | roast beef, deli beef, cold roast beef, cooked beef | beef | 07043 | g slice=14 | sliced | raw
pastrami | pastrami | beef pastrami | beef processed-meat salty mustard? | 13355 | g slice=28 | sliced | raw
corned-beef | tin corned beef/tins corned beef | corned beef, tinned corned beef, bully beef | beef processed-meat salty | 13348 | tin=340 g slice=21 | sliced | raw
bresaola | bresaola | air-dried beef, basturma, pastirma, cecina | beef processed-meat salty | est | g slice=10 | sliced | raw
beef-jerky | beef jerky | jerky, biltong | beef processed-meat salty soy? gluten? | 19002 | g piece=20 | ready | raw
## beef, lamb, meat | offal
liver | liver | calf's liver, calves liver, veal liver, ox liver, beef liver, calf liver, offal, organ meat | beef offal | 17202 | g piece=120
lamb-liver | lamb's liver | lamb liver | lamb offal | 17199 | g piece=100
lamb-kidney | lamb's kidney/lamb's kidneys | lamb kidney, kidney | lamb offal | 17195 | piece=57 g
beef-kidney | ox kidney | beef kidney, veal kidney, steak and kidney mix | beef offal | 13323 | g piece=400
lamb-heart | lamb heart/lamb hearts | | lamb offal | 17191 | piece=150 g
beef-heart | ox heart | beef heart, veal heart | beef offal | 13321 | g
beef-tongue | ox tongue | beef tongue, tongue, veal tongue | beef offal | 13339 | g
tripe | tripe | honeycomb tripe, beef tripe, menudo | beef offal | 13341 | g
sweetbreads | sweetbreads | sweetbread, veal sweetbread, lamb sweetbread | beef offal | 17218 | g
bone-marrow | bone marrow | marrow bone, marrowbone, beef marrow bone | beef offal fatty | est | g
beef-bones | beef bones | veal bones, soup bone, soup bones, beef knuckle bones | beef offal fatty | est | g
haggis | haggis | | lamb offal minced gluten oats allium onion-family fodmap processed-meat salty beef? | est | g
`;
