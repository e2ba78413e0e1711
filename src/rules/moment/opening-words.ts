import { bannerHours, flexHours, publicHours, type Hours } from './timetables.ts'

/** Hours as the sentences have them: 7:00 to 12:00 → '7h-12h', 7:30 → '7h30'. */
export function hoursWord({ from, to }: Hours): string {
  return `${hourWord(from)}-${hourWord(to)}`
}

/** The banner's hours: '8h-17h' and '9h-12h'. */
export const bannerWords = {
  weekdays: hoursWord(bannerHours.weekdays),
  saturday: hoursWord(bannerHours.saturday),
} as const

/** The two half-days of Flex: '7h-12h' and '13h-17h'. */
export const flexWords = { AM: hoursWord(flexHours.AM), PM: hoursWord(flexHours.PM) } as const

/** When the provider takes deliveries on, and what becomes of later orders (section 1). */
export const openingHours = `On prend les livraisons du lundi au vendredi ${bannerWords.weekdays} et le samedi ${bannerWords.saturday}. Plus tard, ta commande est traitée le prochain jour ouvré.`

/** The public hours: 'de 8h à 18h'. */
export const publicWords = `de ${hourWord(publicHours.from)} à ${hourWord(publicHours.to)}`

function hourWord(time: string): string {
  const [hour, minutes] = time.split(':')
  return minutes === '00' ? `${hour}h` : `${hour}h${minutes}`
}
