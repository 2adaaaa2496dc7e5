import type { MantineColorsTuple } from '@mantine/core';

/** Mantine needs ten shades per color; the visible ones are set in `css-variables.ts`. */
export const pulse: MantineColorsTuple = [
  '#E3F1EB',
  '#C5E3D8',
  '#9AD2BE',
  '#6AD2AE',
  '#4CC59B',
  '#2A9C77',
  '#138264',
  '#0B6B50',
  '#095741',
  '#064232',
];

export const gray: MantineColorsTuple = [
  '#FBF9F4',
  '#F4F1EA',
  '#EBE7DD',
  '#E4E0D6',
  '#CFCABE',
  '#8A8F86',
  '#5B6662',
  '#46514D',
  '#2D3834',
  '#17211E',
];

export const dark: MantineColorsTuple = [
  '#E9EFEC',
  '#C6D0CB',
  '#9AA8A2',
  '#8C9993',
  '#2A3632',
  '#22302B',
  '#17211E',
  '#101815',
  '#0C1310',
  '#080D0B',
];

export const red: MantineColorsTuple = [
  '#FBE9E7',
  '#F6CFCB',
  '#F28B82',
  '#E5675C',
  '#D9483C',
  '#C9362A',
  '#B3261E',
  '#B3261E',
  '#8E1D17',
  '#6A1510',
];
