/** Colour names as cooks use them, with their sRGB hex values. */
export const colourNames = `
white f4f0e6, snow f8f6f0, chalk f0ece2, milk f2ecdf, pearl eae4d8, ivory efe3c4, cream f1e3bd, creamy f1e3bd, off-white ece4d2
beige dcc8a2, sand d6be92, straw e2cd8a, oat dcc39a, primrose f0e08e, butter f0d98a, vanilla f0e0b4, custard f0d57e, lemon f0dc5a
yellow e8bf3a, egg eab93c, yolk eda624, turmeric dfa01c, saffron e2a02a, mustard c99a2e, honey d99a34, amber c8801f, gold d39a42
golden cf9440, ochre b8823a, apricot e5a060, orange dd7a22, carrot e07a24, salmon ee9a7a, coral e8866a, pink e6a0a0, rose d98a90
rosy d98a84, blush e8b4a4, red b83020, tomato c8351c, brick a6402a, scarlet c42a1c, crimson 9e1a26, ruby 8e1426, garnet 6e1420
cherry 8e1428, raspberry b01c40, wine 5e1626, burgundy 5a1524, plum 5a2440, purple 5e2a52, violet 6e4a84, rust a8501e
terracotta b0603a, paprika b84420, russet 8e4a24, bronze 9a6a34, copper a8602e, caramel b0702a, toffee a0662a, tan c09060
hazelnut a8743e, hazel a8743e, biscuit cda565, toast b07a3e, toasted b5803f, brown 84502a, chestnut 6e3a1c, mahogany 5a2818
cinnamon 96582a, chocolate 452414, cocoa 4a2a1a, coffee 3e2416, walnut 6e4a2c, black 26221e, near-black 2e2420, charcoal 34302c
charred 3a2a1e, grey 98948a, silver b0b0aa, green 5e8a36, lime 9aba3e, olive 7e7e34, pistachio 9eb060, mint 9ac48a, jade 6e9e6a
emerald 2e7a44, khaki 9a9060, blue 4a6a9a, clear d8d4c4
`;

/** Modifier words for the colour that follows: the target colour in sRGB hex and the share to mix in. */
export const colourShades = `
pale fff6e4 0.45, light fff6e4 0.35, soft fff6e4 0.2, bright 000000 0, vivid 000000 0, deep 000000 0.28, dark 000000 0.42
cloudy f4f0e6 0.45, milky f4f0e6 0.5, burnt 2a160a 0.4, smoky 6a6258 0.3, dusky 6a6258 0.25, nearly 000000 0.3, near 000000 0.3
`;
