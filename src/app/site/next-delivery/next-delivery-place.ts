/** The id of the element that holds the next delivery: the build draws it, a script fills it. */
export const nextDeliveryPlace = 'prochaine-livraison'
