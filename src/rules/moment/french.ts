import type { ParisDay } from './paris-time.ts'

/** Text for comparing: lower case, no accents, runs of white space as one: 'Après  MIDI' → 'apres midi'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** 'vendredi 20 novembre 2026', on the Paris calendar. */
export function longDay(instant: Date): string {
  return long.format(instant)
}

/** '20 novembre 2026', on the Paris calendar. */
export function longDate(instant: Date): string {
  return longDay(instant).replace(/^\S+ /, '')
}

/** 'samedi 21 novembre'. */
export function dayAndMonth(day: ParisDay): string {
  return withoutYear.format(new Date(`${day}T12:00:00Z`))
}

/** 'samedi 21 nov.'. */
export function shortDay(day: ParisDay): string {
  return short.format(new Date(`${day}T12:00:00Z`))
}

/** '2026-11' → 'novembre 2026'. */
export function monthAndYear(month: string): string {
  return ofMonth.format(new Date(`${month}-15T12:00:00Z`))
}

/** 'vendredi 20 novembre 2026 à 09:12', on the Paris calendar and clock (section 9). */
export function longDayAndTime(instant: Date): string {
  return `${longDay(instant)} à ${clock(instant)}`
}

/** '09:12', on the Paris clock. */
export function clock(instant: Date): string {
  return time.format(instant)
}

/** '13:00' → '13 h', '8:30' → '8 h 30', '09:05' → '9 h 05'; with no-break spaces. */
export function inProse(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`
}

/** 'Lundi 23 novembre à 14:17' with no-break spaces after the number and before the time: for a narrow line. */
export function boundDate(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L})|(?<=à) (?=\d)/gu, '\u00A0')
}

/** 'Demain' → 'demain': what begins a line, within one. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** 'demain' → 'Demain'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const timeZone = 'Europe/Paris'
const long = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
})
const withoutYear = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const short = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'short', timeZone })
const ofMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone })
const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone })
