/** Storage key of the identity client's session; public pages only check its presence. */
export const sessionStorageKey = 'keydence.session';
