/** After /preferences: the choice of letters; what lies on this device. */
export const onLetters = '#par-mail'
export const onDevice = '#cet-appareil'
