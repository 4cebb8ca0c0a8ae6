import { mix } from './colour';
import type { Stop } from './svg';

/** The colours of one hour: what a scene is lit with. */
export type Light = {
  sky: readonly [Stop, Stop, ...Stop[]];
  /** the disc of sun or moon, and the glow around it */
  sun: string;
  glow: string;
  cloud: string;
  cloudShade: string;
  /** what far things fade into */
  haze: string;
  sea: readonly [far: string, middle: string, near: string];
  shallow: string;
  glint: string;
  sand: string;
  sandShade: string;
  /** dark, middle and lit green */
  leaf: readonly [string, string, string];
  rock: readonly [string, string, string];
  /** the nearest dark shapes */
  ink: string;
  /** how far painted things (boats, walls, clothes) take on the hour's own colour */
  tint: readonly [colour: string, share: number];
};

/** A thing's own colour as this hour shows it. */
export function lit(light: Light, colour: string): string {
  return mix(colour, light.tint[0], light.tint[1]);
}

/** A colour seen through air: 0 is near, 1 is lost in the haze. */
export function far(light: Light, colour: string, distance: number): string {
  return mix(colour, light.haze, distance);
}

export const dawn: Light = {
  sky: ['#3d4f86', '#8b77a8', '#e79c9e', '#ffc9a0', '#ffe2b8'],
  sun: '#fff3d6',
  glow: '#ffdca0',
  cloud: '#f7b7a6',
  cloudShade: '#b98bac',
  haze: '#f3b8a4',
  sea: ['#f0b3a2', '#7d86ab', '#2b5580'],
  shallow: '#9cc9cf',
  glint: '#fff0d0',
  sand: '#f3c9a8',
  sandShade: '#b98a93',
  leaf: ['#2b3556', '#40496f', '#6d6787'],
  rock: ['#3a3557', '#5c4f74', '#98788d'],
  ink: '#231f42',
  tint: ['#7a5f8c', 0.3],
};

export const morning: Light = {
  sky: ['#4aa3cf', '#8fcfe0', '#d6efe4', '#fff1d2'],
  sun: '#fffbe6',
  glow: '#fff3c0',
  cloud: '#ffffff',
  cloudShade: '#cfe6e6',
  haze: '#bfe0dd',
  sea: ['#6fc0cf', '#1f93b0', '#0d5f8a'],
  shallow: '#9fe6df',
  glint: '#f4fffb',
  sand: '#ffe9cc',
  sandShade: '#e0bd94',
  leaf: ['#1b5449', '#2f7a5b', '#6fae69'],
  rock: ['#47505c', '#6d7579', '#a9a79c'],
  ink: '#0f3340',
  tint: ['#ffe9cc', 0.06],
};

export const noon: Light = {
  sky: ['#0f6fb5', '#3aa0d4', '#94d5ea'],
  sun: '#ffffff',
  glow: '#e9fbff',
  cloud: '#ffffff',
  cloudShade: '#c4e2ee',
  haze: '#94cfe2',
  sea: ['#1c86b8', '#0f86a6', '#12a3b4'],
  shallow: '#9fe6df',
  glint: '#e8fffb',
  sand: '#fff0d8',
  sandShade: '#e6c79c',
  leaf: ['#124a40', '#1f6f52', '#58a85c'],
  rock: ['#3c4956', '#65707a', '#a5a59d'],
  ink: '#0a2f3c',
  tint: ['#ffffff', 0],
};

export const gold: Light = {
  sky: ['#5d92a8', '#b7c4a8', '#f6d28a', '#ffb866'],
  sun: '#fff6d8',
  glow: '#ffe08f',
  cloud: '#fff0cf',
  cloudShade: '#e0b58c',
  haze: '#efc98d',
  sea: ['#e2b878', '#5f9b98', '#1d6a80'],
  shallow: '#b9dcc0',
  glint: '#fff4cf',
  sand: '#f8d5a0',
  sandShade: '#c98f62',
  leaf: ['#2c4638', '#56703f', '#a9a352'],
  rock: ['#4a4244', '#7c6455', '#c29a6c'],
  ink: '#2b2a2f',
  tint: ['#d98a4a', 0.18],
};

export const monsoon: Light = {
  sky: ['#3d5661', '#64808a', '#9cb2b0', '#c9d3c6'],
  sun: '#eef2e4',
  glow: '#dfe7d8',
  cloud: '#b4c3c2',
  cloudShade: '#5d7680',
  haze: '#9fb5b3',
  sea: ['#8ba5a5', '#4b7a83', '#22505f'],
  shallow: '#a3c9c0',
  glint: '#e6f0e8',
  sand: '#d6cbb4',
  sandShade: '#a3977f',
  leaf: ['#1c4238', '#2f6650', '#6b9a6a'],
  rock: ['#323d45', '#55636a', '#8b9594'],
  ink: '#15292f',
  tint: ['#5f7f86', 0.25],
};

export const dusk: Light = {
  sky: ['#2a2b5f', '#70457f', '#cf5f78', '#ff8f66', '#ffc27a'],
  sun: '#fff0c4',
  glow: '#ffc478',
  cloud: '#f28a78',
  cloudShade: '#8f4f83',
  haze: '#dd7a78',
  sea: ['#f4976e', '#8a4f80', '#2b2f66'],
  shallow: '#d58f8c',
  glint: '#ffe7b4',
  sand: '#c98576',
  sandShade: '#7d4a6c',
  leaf: ['#241f45', '#3b2c56', '#6b4468'],
  rock: ['#2a2147', '#4b3160', '#8f4f6f'],
  ink: '#1d1838',
  tint: ['#4a2a60', 0.42],
};

export const ember: Light = {
  sky: ['#4a1f4e', '#a83a55', '#f0623f', '#ffab4a', '#ffdd8a'],
  sun: '#fffbe0',
  glow: '#ffd873',
  cloud: '#ffb37a',
  cloudShade: '#b34a55',
  haze: '#f28a52',
  sea: ['#ffb25e', '#c2554f', '#4b2350'],
  shallow: '#e79a73',
  glint: '#fff0b4',
  sand: '#c8714f',
  sandShade: '#73354d',
  leaf: ['#30183c', '#4d2345', '#8a3b4c'],
  rock: ['#30183c', '#5a2847', '#a84d4f'],
  ink: '#26122f',
  tint: ['#5a1f45', 0.45],
};

export const twilight: Light = {
  sky: ['#151b45', '#2d3f7c', '#6273ab', '#c79cae', '#f0b9a0'],
  sun: '#fff4e0',
  glow: '#dfe0ff',
  cloud: '#6f76ad',
  cloudShade: '#3b4583',
  haze: '#7c82b0',
  sea: ['#a48faf', '#3f5591', '#17224f'],
  shallow: '#7fb3c9',
  glint: '#f6e3e0',
  sand: '#8d83a3',
  sandShade: '#514f80',
  leaf: ['#14203f', '#22345c', '#3d5480'],
  rock: ['#171b40', '#2c3362', '#565c91'],
  ink: '#10132f',
  tint: ['#262c66', 0.48],
};

export const night: Light = {
  sky: ['#0d0d2b', '#1d1838', '#2b2d63', '#3f4d86'],
  sun: '#fdf6dc',
  glow: '#a9b4e8',
  cloud: '#3f4680',
  cloudShade: '#272a58',
  haze: '#333a70',
  sea: ['#364480', '#1c2453', '#0d1030'],
  shallow: '#38d6cf',
  glint: '#d9def8',
  sand: '#5b5c87',
  sandShade: '#33345f',
  leaf: ['#0c1230', '#161f45', '#26386a'],
  rock: ['#0e1030', '#1d2150', '#394078'],
  ink: '#090a20',
  tint: ['#171a4a', 0.58],
};

export const underwater: Light = {
  sky: ['#c4f3e6', '#5fcfd2', '#1a9fb8', '#0d6a94', '#0b3f6b'],
  sun: '#f4fff4',
  glow: '#d8fff0',
  cloud: '#a9eee4',
  cloudShade: '#3bb4c4',
  haze: '#1a8fb0',
  sea: ['#5fcfd2', '#1284a6', '#0b2a4a'],
  shallow: '#9fe6df',
  glint: '#e6fff4',
  sand: '#cfe6cf',
  sandShade: '#6fb3b4',
  leaf: ['#0b4a5a', '#15756f', '#4fb58a'],
  rock: ['#0b3350', '#155a78', '#3c8c9c'],
  ink: '#082642',
  tint: ['#0f86a6', 0.16],
};

export const deep: Light = {
  ...underwater,
  sky: ['#5fc4d8', '#1b7fb0', '#0f5089', '#0b2a4a', '#081c38'],
  haze: '#12558a',
  sand: '#7fb0c0',
  sandShade: '#35698f',
  leaf: ['#0a2f52', '#13517a', '#3a8ca0'],
  rock: ['#081f3e', '#103a63', '#2a6489'],
  ink: '#06162f',
  tint: ['#0b3a6a', 0.3],
};
