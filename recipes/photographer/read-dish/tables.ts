import type { Surface } from './dish-picture.ts';

/** What a kitchen's table offers: surfaces with a tone, cloths with their stripes, glazes with what is inside them. */
export type Table = {
  surfaces: readonly (readonly [Surface, string])[];
  cloths: readonly (readonly [cloth: string, stripe: string])[];
  glazes: readonly (readonly [outside: string, inside: string])[];
};

const WHITE = ['#f1ede4', '#f6f3ec'] as const;
const CREAM = ['#e6dcc8', '#f0e9da'] as const;
const INK = ['#263039', '#39454e'] as const;
const SEA = ['#4f6f7c', '#dfe2df'] as const;
const SAGE = ['#8a9a7e', '#e9e8dc'] as const;
const CLAY = ['#b0623d', '#ecdcc6'] as const;
const SAND = ['#c9b48f', '#efe5d0'] as const;
const ROSE = ['#c99a8c', '#f3e6de'] as const;
const SAFFRON_LINEN = ['#efe3cc', '#e0781a'] as const;
const NATURAL = ['#e8e0d0', '#b5452f'] as const;
const BLUE_LINEN = ['#6d8fb0', '#f4f1ea'] as const;
const OLIVE_LINEN = ['#76805a', '#efe8d4'] as const;
const RUST_LINEN = ['#b5622b', '#f2dfc0'] as const;
const GREY_LINEN = ['#b9b4aa', '#5d6f8a'] as const;

/** The tables by their names: cuisines, and kitchens at home. Colours are sRGB hex. */
export const TABLES: Record<string, Table> & { 'home-light': Table } = {
  'home-light': {
    surfaces: [
      ['pale-wood', '#c9ab84'],
      ['linen', '#cbbfa8'],
      ['painted', '#dcd8cd'],
    ],
    cloths: [NATURAL, SAFFRON_LINEN, BLUE_LINEN],
    glazes: [WHITE, CREAM, SEA],
  },
  'home-dark': {
    surfaces: [
      ['warm-wood', '#7d5230'],
      ['slate', '#4a4d52'],
      ['dark-wood', '#4a3222'],
    ],
    cloths: [SAFFRON_LINEN, NATURAL, OLIVE_LINEN],
    glazes: [WHITE, INK, SAND],
  },
  'home-blue': {
    surfaces: [
      ['painted', '#8fa3ad'],
      ['linen', '#8f9a9c'],
      ['marble', '#e6e3dd'],
    ],
    cloths: [SAFFRON_LINEN, NATURAL, ['#f0e9da', '#41618a']],
    glazes: [WHITE, SEA, CREAM],
  },
  'home-green': {
    surfaces: [
      ['painted', '#9aa58c'],
      ['warm-wood', '#8a5a34'],
      ['pale-wood', '#c2a077'],
    ],
    cloths: [NATURAL, OLIVE_LINEN, ['#efe8d8', '#5e7a4a']],
    glazes: [CREAM, SAGE, WHITE],
  },
  'sweet-light': {
    surfaces: [
      ['marble', '#e8e4de'],
      ['painted', '#e3dccf'],
      ['pale-wood', '#cdb18b'],
    ],
    cloths: [['#f3e9dd', '#c98a7a'], SAFFRON_LINEN, BLUE_LINEN],
    glazes: [WHITE, CREAM, ROSE],
  },
  'sweet-rose': {
    surfaces: [
      ['linen', '#d8c3b4'],
      ['painted', '#c7a89c'],
      ['warm-wood', '#8a5d3a'],
    ],
    cloths: [
      ['#f3e9dd', '#b5565a'],
      ['#c98f86', '#f7efe4'],
    ],
    glazes: [WHITE, ROSE, SEA],
  },
  italian: {
    surfaces: [
      ['warm-wood', '#8a5a34'],
      ['marble', '#e6e3dd'],
      ['dark-wood', '#5a3a24'],
    ],
    cloths: [NATURAL, ['#efe6d6', '#4f7a3a'], ['#a8483a', '#f2e8d8']],
    glazes: [CREAM, WHITE, SAND],
  },
  mexican: {
    surfaces: [
      ['tile', '#b5603a'],
      ['painted', '#3f7f80'],
      ['warm-wood', '#86562f'],
    ],
    cloths: [
      ['#2f7f7a', '#e9c45a'],
      ['#e9c45a', '#b5362a'],
      ['#efe3cc', '#c2347a'],
    ],
    glazes: [CLAY, ['#2f6f86', '#ece2cf'], CREAM],
  },
  indian: {
    surfaces: [
      ['slate', '#474a50'],
      ['dark-wood', '#4f3220'],
      ['painted', '#2f5a5e'],
    ],
    cloths: [RUST_LINEN, ['#d79a2b', '#8a2f3a'], ['#8a2f4a', '#e9c27a']],
    glazes: [INK, ['#8a5a2e', '#d9b98a'], CREAM],
  },
  thai: {
    surfaces: [
      ['warm-wood', '#6a4528'],
      ['dark-wood', '#3c2a20'],
      ['painted', '#47624f'],
    ],
    cloths: [
      ['#4f6d3a', '#e6d49a'],
      ['#c47a2c', '#f1e2bf'],
      ['#35576b', '#e9d9b0'],
    ],
    glazes: [SEA, ['#5d7f63', '#e6e6d6'], INK],
  },
  japanese: {
    surfaces: [
      ['dark-wood', '#3c2a20'],
      ['slate', '#3d4044'],
      ['pale-wood', '#b99a72'],
    ],
    cloths: [
      ['#2b3a55', '#d9d2c0'],
      ['#d9d2c0', '#2b3a55'],
      ['#7a3b33', '#e4d9c2'],
    ],
    glazes: [INK, ['#4a5a66', '#e7e0d2'], ['#6b6f5a', '#dcd7c4']],
  },
  chinese: {
    surfaces: [
      ['dark-wood', '#4a2a1c'],
      ['slate', '#3f4246'],
      ['warm-wood', '#7a4a2c'],
    ],
    cloths: [
      ['#a3352c', '#e9c97a'],
      ['#2f4a5a', '#e3d8c0'],
      ['#e6dcc6', '#a3352c'],
    ],
    glazes: [WHITE, ['#2f5a6a', '#ebe9e0'], INK],
  },
  mediterranean: {
    surfaces: [
      ['marble', '#e8e5df'],
      ['painted', '#7fa0b8'],
      ['pale-wood', '#c9ab84'],
    ],
    cloths: [BLUE_LINEN, ['#f1ece0', '#2f6a9a'], OLIVE_LINEN],
    glazes: [WHITE, ['#3a6a94', '#f0ede5'], CREAM],
  },
  levantine: {
    surfaces: [
      ['tile', '#a86a44'],
      ['linen', '#cbb697'],
      ['warm-wood', '#8a5a34'],
      ['painted', '#4d7476'],
    ],
    cloths: [['#b5542b', '#f0dcb8'], ['#2f6f73', '#ecd9a8'], SAFFRON_LINEN],
    glazes: [CLAY, ['#2f6a72', '#ece4d2'], SAND],
  },
  french: {
    surfaces: [
      ['linen', '#b7a68b'],
      ['marble', '#e5e1da'],
      ['painted', '#a9b0ad'],
    ],
    cloths: [['#e6dfd0', '#5d6f8a'], GREY_LINEN, NATURAL],
    glazes: [WHITE, CREAM, ['#7d8fa3', '#f0ede4']],
  },
  nordic: {
    surfaces: [
      ['pale-wood', '#cdb592'],
      ['linen', '#8f9a9c'],
      ['painted', '#c5ccc9'],
    ],
    cloths: [GREY_LINEN, ['#e6e2d8', '#41618a'], ['#c9b48c', '#f2ede2']],
    glazes: [SEA, WHITE, ['#7f8a86', '#e6e6df']],
  },
  eastern: {
    surfaces: [
      ['warm-wood', '#855731'],
      ['linen', '#bdb098'],
      ['painted', '#7b5a52'],
    ],
    cloths: [['#efe6d4', '#a3352c'], ['#7b2f35', '#ecdcc0'], NATURAL],
    glazes: [CREAM, CLAY, ['#3f5a7a', '#efeadf']],
  },
  british: {
    surfaces: [
      ['pale-wood', '#bf9f78'],
      ['slate', '#4d5054'],
      ['painted', '#8d9a8f'],
    ],
    cloths: [['#ece4d4', '#41618a'], ['#7d8f73', '#efe8d8'], NATURAL],
    glazes: [WHITE, ['#5a7286', '#efece4'], CREAM],
  },
  american: {
    surfaces: [
      ['pale-wood', '#c9ab84'],
      ['painted', '#93a9b5'],
      ['warm-wood', '#8a5a34'],
    ],
    cloths: [['#a33a2f', '#efe6d6'], ['#efe6d6', '#a33a2f'], BLUE_LINEN],
    glazes: [WHITE, CREAM, ['#b5533f', '#f2e9dc']],
  },
  caribbean: {
    surfaces: [
      ['painted', '#3f8a8a'],
      ['pale-wood', '#c2a077'],
      ['warm-wood', '#8a5a34'],
    ],
    cloths: [
      ['#e3a42f', '#2f7a5a'],
      ['#efe6d0', '#d0582f'],
      ['#2f7a7a', '#f0d27a'],
    ],
    glazes: [WHITE, ['#d98a2f', '#f4e9d2'], SEA],
  },
};
