/** Text for comparing: lower case, no accents, runs of white space as one: 'Après  MIDI' → 'apres midi'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** 'vendredi 20 novembre 2026', on the Paris calendar. */
export function longDay(instant: Date): string {
  return long.format(instant)
}

/** '09:12', on the Paris clock. */
export function clock(instant: Date): string {
  return time.format(instant)
}

/** 'lun. 23 nov.', on the Paris calendar. */
export function shortDay(instant: Date): string {
  return short.format(instant)
}

const timeZone = 'Europe/Paris'
const long = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
const short = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone })
