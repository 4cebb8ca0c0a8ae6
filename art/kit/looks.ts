import type { Look } from './figure';

/*
 * Guests and islanders by what they wear. A scene may change a colour: { ...inKurta, top: '#0f86a6' }.
 */

const grey = '#c9c4bc';

export const inLinen: Look = {
  wear: 'rolled',
  top: '#fff4e0',
  bottom: '#5b7388',
  skin: '#9a6a4a',
};
export const inShirt: Look = {
  wear: 'shirt',
  top: '#0f86a6',
  bottom: '#33414f',
  skin: '#7d5038',
  build: 1.1,
  shoes: '#3a2c2c',
};
export const inShorts: Look = {
  wear: 'shorts',
  top: '#ffc857',
  bottom: '#22506e',
  skin: '#a06a48',
  hat: 'cap',
  hatColour: '#d9503f',
};
export const inStrawHat: Look = {
  wear: 'rolled',
  top: '#f3ead8',
  bottom: '#b9895a',
  skin: '#7a4c34',
  hat: 'straw',
  hatColour: '#e8c98f',
};
export const inLungi: Look = {
  wear: 'lungi',
  top: '#f4ead6',
  bottom: '#2f7f8c',
  skin: '#6b442f',
  hat: 'towel',
  hatColour: '#e8573f',
  build: 1.12,
};
export const inSundress: Look = {
  wear: 'dress',
  top: '#ff6b57',
  bottom: '#ff6b57',
  skin: '#b07a56',
  hair: 'ponytail',
};
export const inKurta: Look = {
  wear: 'kurta',
  top: '#d6497f',
  bottom: '#fff4e0',
  skin: '#8a5a3c',
  hair: 'plait',
  scarf: '#ffc857',
};
export const inSaree: Look = {
  wear: 'saree',
  top: '#b8342f',
  bottom: '#e8a23a',
  skin: '#7d5038',
  hair: 'bun',
  scarf: '#e8a23a',
  build: 1.1,
};
export const grandmother: Look = {
  ...inSaree,
  top: '#5a6f9c',
  bottom: '#8fb4c4',
  scarf: '#8fb4c4',
  hairColour: grey,
  build: 1.2,
};
export const grandfather: Look = {
  ...inShirt,
  top: '#e9dcc0',
  bottom: '#7d6a58',
  hairColour: grey,
  build: 1.2,
};
export const boy: Look = { wear: 'shorts', top: '#ffc857', bottom: '#1d5f8c', skin: '#8a5a3c' };
export const girl: Look = {
  wear: 'dress',
  top: '#fff4e0',
  bottom: '#fff4e0',
  skin: '#9a6a4a',
  hair: 'ponytail',
};
export const withPack: Look = { ...inShorts, pack: '#2f86a0', shoes: '#4a3428' };
