/** Where a session is kept, and the keys that other tabs are told of. The last one is there for no longer than it takes to tell. */
export const tokenKey = 'authToken'
export const userKey = 'userData'
export const erasedKey = 'erased'
