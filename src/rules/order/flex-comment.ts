import { plainText } from '#rules/moment/french.ts'

/** Whether a comment names a moment, by whole words (R23): 'avant midi' → true, 'portail de la maison' → false. */
export function mentionsMoment(comment: string): boolean {
  const text = plainText(comment).replaceAll('’', "'").replaceAll(notMoments, ' ')
  return moments.some((moment) => moment.test(text))
}

const months = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'
const days = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?'
const start = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'

/** Numbers and names that only look like moments: 'BL 12-05-26', 'rue du 8 mai 1945', 'Midi-Pyrénées'. */
const notMoments = new RegExp(
  [
    `${start}(?:ref|reference|n°|numero|lot|bl)\\.? ?(?:n°)? ?:? ?[\\p{L}/-]*\\d[\\p{L}\\p{N}/-]*`,
    `${start}(?:rue|avenue|av|boulevard|bd|place|square|quai|cours|allee|impasse|chemin|canal) du (?:midi|\\d{1,2}(?:er)? (?:${months})(?: \\d{4})?)${end}`,
    `${start}midi[ -]pyrenees${end}`,
  ].join('|'),
  'gu',
)

/** 'd'après le plan' and 'avant-toit' are no moments; 'après-midi' is one. */
const words = `${start}(?:avant(?!-\\p{L})|(?<!d')apres|urgente?s?|vite|rapidement|matins?|soirs?|midi|demain|${days}|${months})${end}`

/** '14h', '14h30', '8 h 30', '14 heures'; neither '24h/24' nor '1,5h'. */
const hour = '(?<![\\p{L}\\p{N}.,:])(?:[01]?\\d|2[0-3]) ?(?:h|heures?)(?: ?[0-5]\\d)?'
/** '14:30' */
const clock = '(?<![\\p{L}\\p{N}.,:])(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?![\\p{L}\\p{N}:])'

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const dateStart = '(?<![\\p{L}\\p{N}.,/-])'
const announced = '(?<=(?<!\\p{L})(?:le|du|au) )'
const measures =
  'kg|t|tonnes?|m|m2|m3|cm|mm|sacs?|palettes?|etages?|colis|personnes?|marches?|plaques?|cartons?|pieces?|heures?|jours?|semaines?|min'
const notCounted = `(?! ?(?:${measures})${end})`
/** '12/08/2026', '12-8-26' */
const fullDate = `${dateStart}${day}([/-])${month}\\1(?:\\d{4}|\\d{2})(?!\\1?[\\p{L}\\p{N}])`
/** '12/08'; neither '1/2' nor '3/8', which are fractions, nor '10/12 sacs'. */
const slashDate = `${dateStart}(?!(?:1/2|[12]/3|[13]/4|[1357]/8)(?!\\p{N}))${day}/${month}(?!/?[\\p{L}\\p{N}])${notCounted}`
/** '12-08'; '3-4' is a range. */
const dashDate = `${dateStart}(?=\\d\\d-\\d\\d)${day}-${month}(?!-?[\\p{L}\\p{N}])${notCounted}`
/** 'le 1/2', 'du 3-4' */
const announcedDate = `${announced}${day}([/-])${month}(?!\\1?[\\p{L}\\p{N}])${notCounted}`

const moments = [words, `${hour}${end}`, clock, fullDate, slashDate, dashDate, announcedDate].map(
  (pattern) => new RegExp(pattern, 'u'),
)
