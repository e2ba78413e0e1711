/** Kg; one that is carried by hand. */
export const heaviestBag = 50
