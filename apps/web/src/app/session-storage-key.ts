/** Where the identity client keeps the session; the public pages only ask whether there is one. */
export const sessionStorageKey = 'keydence.session';
