/** As in web/styles/fonts.css: the fallback fonts are sized so that there is no layout shift when the fonts load. */
const fontFaces = `
@font-face { font-family: "Brygada 1918"; src: url("/sandbox/fonts/brygada-1918.woff2") format("woff2");
  font-weight: 400 700; font-display: optional; }
@font-face { font-family: "Radio Canada"; src: url("/sandbox/fonts/radio-canada.woff2") format("woff2");
  font-weight: 300 700; font-display: optional; }
@font-face { font-family: "Brygada Fallback"; src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");
  size-adjust: 116%; ascent-override: 79.3%; descent-override: 21.6%; line-gap-override: 0%; }
@font-face { font-family: "Radio Canada Fallback"; src: local("Arial"), local("Liberation Sans"), local("Arimo");
  size-adjust: 103.3%; ascent-override: 91.5%; descent-override: 24.7%; line-gap-override: 0%; }
`;

/** The app's colours as literal values: these pages work without the web build. */
export const sandboxStyle = `${fontFaces}
:root { color-scheme: light dark; --bg: light-dark(#fcf9f4, #19130f); --surface: light-dark(#fffefd, #251c17);
  --sunken: light-dark(#f6f1ea, #1e1713); --ink: light-dark(#291d17, #f0ece6); --soft: light-dark(#5d4e44, #c1b9b0);
  --line: light-dark(#ece6dc, #3a2f28); --edge: light-dark(#94877a, #7f7266); --link: light-dark(#b04510, #ffa055);
  --fill: light-dark(#c84d04, #f97316); --on-fill: light-dark(#fff, #291505); --foot: light-dark(#a93f02, #ff9a4d);
  --tint: light-dark(#ffecd5, #432515); --tint-ink: light-dark(#6e2e10, #ffd6ad);
  --good: light-dark(#e6f4e2, #1f3520); --good-ink: light-dark(#255a24, #b5e2ac);
  --bad: light-dark(#fdeae7, #4a1f1a); --bad-ink: light-dark(#96231b, #ffbfb5); --bad-edge: light-dark(#c93a2e, #ef7a6c);
  --wait: light-dark(#fdf3d3, #40330f); --wait-ink: light-dark(#6b4d0c, #f3dc9c); --focus: light-dark(#335aa6, #8dc1ff);
  --serif: "Brygada 1918", "Brygada Fallback", "Iowan Old Style", Palatino, Georgia, serif; }
* { box-sizing: border-box; } [hidden] { display: none !important; }
body { margin: 0; background: var(--bg); color: var(--ink); -webkit-text-size-adjust: 100%;
  font: 400 16px/1.6 "Radio Canada", "Radio Canada Fallback", "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
.banner { margin: 0; padding: .625rem 1.25rem; background: var(--wait); color: var(--wait-ink); text-align: center;
  font-size: .9375rem; font-weight: 600; }
main { max-width: 66rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
main.narrow { max-width: 34rem; } main.wide { max-width: 58rem; }
h1, h2, h3, .amount { font-family: var(--serif); font-weight: 600; line-height: 1.15; letter-spacing: -.014em; }
h1 { font-size: clamp(2rem, 5vw, 2.75rem); margin: 0; } h1.over { font-size: 1.4375rem; margin-top: .5rem; }
h2 { font-size: 1.4375rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 1.125rem; margin: 0; }
p { margin: 0; } a { color: var(--link); }
.stripe { height: 6px; border: 0; border-top: 3px solid #f97316; border-bottom: 1px solid #f97316; margin: 1rem 0 1.25rem; }
.lead, .soft { color: var(--soft); } .lead { margin: .75rem 0 1.5rem; }
.small { font-size: .875rem; } .mono { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.back { display: inline-flex; align-items: center; gap: .375rem; min-height: 44px; font-weight: 600; text-decoration: none; }
.back:hover { text-decoration: underline; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; align-items: start; }
@media (min-width: 56rem) { .columns { grid-template-columns: 1fr minmax(0, 27.5rem); gap: 2.5rem 4rem; }
  .columns > .pay { grid-column: 2; grid-row: 1 / span 2; } main { padding-top: 3rem; } }
.amount { font-size: clamp(2.75rem, 8vw, 3.75rem); margin: .5rem 0 0; line-height: 1.05; }
time { white-space: nowrap; }
.items { list-style: none; margin: 1rem 0 0; padding: 0; border-top: 1px solid var(--line); }
.items li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.about { display: block; color: var(--soft); font-size: .9375rem; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 1.25rem; }
@media (max-width: 22rem) { main { padding-inline: 1rem; } .panel { padding: 1rem; } }
@media (min-width: 40rem) { .panel { padding: 1.75rem; } }
.stack { display: grid; gap: 1.125rem; } .panel + .panel { margin-top: 1.25rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend, label { display: block; padding: 0; font-size: .875rem; font-weight: 600; margin-bottom: .375rem; }
input[type=text], input[type=email], input[type=number], select { display: block; width: 100%; min-height: 48px; padding: .5rem .875rem;
  font: inherit; color: var(--ink); background: var(--bg); border: 1px solid var(--edge); border-radius: 10px; }
[aria-invalid=true] { border: 2px solid var(--bad-edge) !important; }
.error { color: var(--bad-ink); font-size: .875rem; font-weight: 500; margin-top: .375rem; }
.pair label { white-space: nowrap; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .875rem; align-items: start; }
.choices { display: grid; gap: .5rem; }
.choice { display: flex; align-items: center; gap: .75rem; min-height: 48px; margin: 0; padding: .5rem .875rem; font-size: 1rem;
  font-weight: 500; border: 1px solid var(--edge); border-radius: 10px; cursor: pointer; }
.choice:has(:checked) { border: 2px solid var(--fill); padding: calc(.5rem - 1px) calc(.875rem - 1px); background: var(--tint); color: var(--tint-ink); }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; margin: 0; flex: none; accent-color: var(--fill); }
.check { display: flex; align-items: center; gap: .75rem; min-height: 44px; margin: 0; font-size: .9375rem; font-weight: 500; }
form:has([name=method]):not(:has(#pay-card:checked)) .of-card, form:not(:has(#pay-debit:checked)) .of-debit { display: none; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: .5rem 1rem; font: inherit;
  font-size: .9375rem; font-weight: 600; color: var(--ink); background: var(--surface); border: 1px solid var(--edge);
  border-radius: 14px; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: var(--sunken); }
.primary { width: 100%; min-height: 54px; color: var(--on-fill); background: var(--fill); border-color: var(--fill); font-size: 1rem;
  box-shadow: inset 0 -2px 0 var(--foot); }
.primary:hover { background: var(--foot); } .primary:active { transform: translateY(1px); }
:is(a, button, input, select, summary, .alert):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 10px; }
.choice:focus-within:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.choice :focus-visible { outline: none; }
.alert, .note { border-radius: 14px; padding: .875rem 1rem; }
.alert { background: var(--bad); color: var(--bad-ink); border: 1px solid var(--bad-edge); }
.alert a { color: inherit; font-weight: 600; display: inline-flex; align-items: center; min-height: 44px; }
.note { background: var(--good); color: var(--good-ink); }
.alert, .note { margin-bottom: 1.25rem; }
summary { display: flex; align-items: center; gap: .5rem; min-height: 44px; font-weight: 600; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; width: .5rem; height: .5rem; margin: 0 .25rem; border: solid var(--soft); border-width: 0 2px 2px 0;
  transform: rotate(-45deg); transition: transform 120ms; flex: none; }
details[open] > summary::before { transform: rotate(45deg); }
.cards { list-style: none; margin: .25rem 0 0; padding: 0; }
.cards li { display: flex; align-items: center; justify-content: space-between; gap: .75rem; min-height: 52px; padding: .25rem 0;
  border-bottom: 1px solid var(--line); }
.cards li:last-child { border: 0; }
.cards .mono { display: block; color: var(--soft); font-size: .9375rem; white-space: nowrap; }
.badge { display: inline-flex; align-items: center; min-height: 26px; padding: 0 .5rem; border-radius: 6px; font-size: .8125rem; font-weight: 600;
  background: var(--sunken); color: var(--soft); white-space: nowrap; }
.badge.good { background: var(--good); color: var(--good-ink); } .badge.bad { background: var(--bad); color: var(--bad-ink); }
.badge.wait { background: var(--wait); color: var(--wait-ink); }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-top: 1rem; }
.actions form { display: flex; gap: .5rem; align-items: end; }
.actions input[type=text] { width: 8rem; min-height: 44px; }
.events { list-style: none; margin: 0; padding: 0; }
.events li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; padding: .5rem 0;
  border-top: 1px solid var(--line); }
.events div { min-width: 0; flex: 1 1 16rem; }
.panel details { margin-top: .75rem; }
details.panel { padding-block: .75rem; } details.panel[open] { padding-bottom: 1.5rem; }
.jump { display: inline-flex; align-items: center; min-height: 44px; font-size: .9375rem; }
@media (min-width: 56rem) { .jump { display: none; } }
@media (prefers-reduced-motion: reduce) { summary::before { transition: none; } }
`;
