// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const poultry = `
## chicken, poultry, meat, bird | poultry
chicken-breast | chicken breast | chicken, chicken breast fillet, chicken tender, chicken tenderloin, chicken fillet, diced chicken, skinless chicken breast | poultry whole-cut | 05062 | g piece=170 cup=140 | bite-size | fry=8 simmer=15 roast=22 | protein poultry-protein
chicken-thigh | boneless chicken thigh | chicken thigh, chicken thighs, boneless chicken thighs, chicken thigh fillet, skinless chicken thigh | poultry whole-cut | 05096 | g piece=110 | bite-size | fry=10 simmer=20 roast=30 | protein poultry-protein stew-protein
chicken-thigh-skin-on | skin-on chicken thigh/skin-on chicken thighs | bone-in chicken thigh, chicken thigh on the bone, skin on chicken thigh | poultry whole-cut | 05091 | piece=140 g
chicken-leg | chicken leg/chicken legs | whole chicken leg, chicken leg quarter, chicken quarter, chicken maryland, chicken on the bone, bone-in chicken, chicken piece | poultry whole-cut | 05075 | piece=230 g
chicken-drumstick | chicken drumsticks | chicken drumstick | poultry whole-cut | 05066 | g piece=120 | ready | roast=40 simmer=35 | roast-protein
chicken-wing | chicken wings | chicken wing, buffalo wings | poultry whole-cut | 05100 | g piece=90 | ready | roast=40 | roast-protein
whole-chicken | whole chicken/whole chickens | roasting chicken, spatchcock chicken, broiler chicken, stewing hen, boiling hen | poultry whole-cut | 05006 | piece=1100 g
poussin | poussin/poussins | cornish hen, cornish game hen, spring chicken | poultry whole-cut | 05307 | piece=330 g
capon | capon/capons | | poultry whole-cut | 05135 | g
chicken-skin | chicken skin | chicken crackling | poultry whole-cut | 05015 | g
chicken-mince | chicken mince | minced chicken, ground chicken | poultry minced | 05332 | g | ready | fry=8 simmer=12 roast=18 | mince
chicken-sausage | chicken sausage/chicken sausages | chicken bratwurst | poultry minced processed-meat salty gluten? sulphites? | 07923 | piece=84 g
chicken-liver | chicken livers | chicken liver | poultry offal | 05027 | g piece=44 | trimmed | fry=6 simmer=8 | offal-protein
chicken-heart | chicken hearts | chicken heart | poultry offal | 05025 | g piece=6
chicken-gizzard | chicken gizzards | chicken gizzard, gizzard, giblets, chicken giblets | poultry offal | 05023 | g piece=37
## turkey, poultry, meat, bird | poultry
turkey-breast | turkey breast | turkey, turkey steak, turkey fillet, turkey escalope, diced turkey | poultry whole-cut | 05710 | g piece=150 | bite-size | fry=8 simmer=15 roast=22 | protein poultry-protein
turkey-thigh | turkey thigh/turkey thighs | boneless turkey thigh | poultry whole-cut | 05717 | g piece=350
turkey-leg | turkey leg/turkey legs | turkey drumstick | poultry whole-cut | 05736 | piece=500 g
whole-turkey | whole turkey/whole turkeys | roast turkey crown, turkey crown | poultry whole-cut | 05165 | piece=4500 g
turkey-mince | turkey mince | minced turkey, ground turkey | poultry minced | 05305 | g | ready | fry=8 simmer=15 roast=18 | mince
turkey-sausage | turkey sausage/turkey sausages | | poultry minced processed-meat salty gluten? | 07955 | piece=57 g
turkey-bacon | turkey bacon | turkey rasher | poultry processed-meat salty | 07254 | g slice=16
## duck, poultry, meat, bird | poultry
duck-breast | duck breast | duck, duck breast fillet | poultry whole-cut | 05141 | g piece=180 | sliced | fry=12 roast=20 | protein poultry-protein
duck-leg | duck leg/duck legs | duck confit, confit duck, confit duck leg, duck confit leg | poultry whole-cut | est | piece=160 g
whole-duck | whole duck/whole ducks | roasting duck, peking duck, crispy duck | poultry whole-cut | est | piece=1300 g
duck-liver | duck livers | duck liver | poultry offal | 05143 | g
## poultry, meat, bird | poultry
goose | goose | whole goose, goose breast, goose leg | poultry whole-cut | est | g piece=2500
guinea-fowl | guinea fowl | guinea hen | poultry whole-cut | 05151 | g piece=690
quail | quail/quails | | poultry whole-cut | 05157 | piece=109 g
pheasant | pheasant/pheasants | pheasant breast | poultry game whole-cut | 05153 | piece=800 g
partridge | partridge/partridges | | poultry game whole-cut | ~05154 | piece=250 g
grouse | grouse | | poultry game whole-cut | 05363 | piece=250 g
pigeon | pigeon/pigeons | squab, wood pigeon, pigeon breast | poultry game whole-cut | 05160 | piece=199 g
## chicken, poultry, meat | ready
cooked-chicken | cooked chicken | roast chicken, rotisserie chicken, leftover chicken, shredded chicken, cooked chicken breast, pulled chicken, grilled chicken, smoked chicken | poultry | 05013 | g cup=140 | shredded | raw
## turkey, poultry, meat | ready
cooked-turkey | cooked turkey | leftover turkey, deli turkey, turkey slice, sliced turkey, roast turkey | poultry | 05168 | g cup=140 slice=28 | shredded | raw
`;
