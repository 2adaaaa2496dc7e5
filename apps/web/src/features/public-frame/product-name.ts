export const productName = 'Keydence';
