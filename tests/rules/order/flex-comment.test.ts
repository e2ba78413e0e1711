import { describe, expect, it } from 'vitest'
import { mentionsMoment } from '#rules/order/flex-comment.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

const naming = [
  ...days.map((day) => `livrer ${day}`),
  ...months.map((month) => `fin ${month}`),
  'Avant la pluie',
  'après le déjeuner',
  'apres le dejeuner',
  'URGENT',
  'Livraison urgente',
  'faites vite',
  'rapidement svp',
  'le matin',
  'ce soir',
  'vers midi',
  'Demain',
  'après-demain',
  'l’après-midi',
  "l'apres midi",
  'LUNDI!',
  'tous les lundis',
  'lundi-mardi',
  'mi-août',
  'FEVRIER',
  'fe\u0301vrier',
  'à 14h',
  '14H30',
  'dès 8h',
  'vers 8 h',
  'à 8 h 30',
  '8h-12h',
  '08-12h',
  'à 14 heures',
  '14:30',
  '9:05',
  'entre 14:30 et 16:00',
  '14:30:00',
  '12/08',
  'le 1/2',
  'livrer 5/6',
  '5/6/2026',
  '05/06/26',
  '12-08',
  '12-8-2026',
  'le 3-4',
  'du 12/08 au 14/08',
  '12/08-14/08',
  '(31/12)',
  '23/11.',
  'Rue du 8 mai 1945, livrer mardi',
  'REF 12-34-56, à 14h',
]

/** No hour, no minute, no day or no month. */
const impossible = ['24h/24', '25h', '12:75', '24:10', '32/08', '12/13', '00/05', '12/00']

const silent = [
  ...impossible,
  '',
  'portail bleu',
  'la maison verte',
  'Marseille',
  'Marseillan',
  'dépôt de Maisons-Alfort',
  'Midi-Pyrénées',
  'région Midi Pyrénées',
  'rue du Midi',
  '12 rue du 8 mai 1945',
  'boulevard du 11 Novembre 1918',
  'avenue du 1er mai',
  'invité',
  'bonsoir',
  'matinal',
  'soirée',
  'le lendemain',
  'auvent',
  'devant le garage',
  'avant-toit fragile',
  'd’après le plan',
  '1/2 palette',
  '1/2',
  'tube 3/8',
  '3/4 plein',
  '10/12 sacs',
  '3-4 étages',
  '3-4',
  '10-12 sacs',
  '2-3 jours',
  '2x4',
  '2 x 4 m',
  'REF 12-34-56',
  'réf. 12-05-26',
  'BL n° 12/05',
  'N° 12-08',
  'lot : A12-08',
  '06-12-34-56-78',
  '06 12 34 56 78',
  '06.12.34.56.78',
  'AB12/08',
  '12/08B',
  '1,5h',
  '3 hayons',
  '14 hommes',
  'h14',
  '3,5 t max',
  '150 kg',
  '7j/7',
  'code 1430',
  'code 14B30',
  'bâtiment 12-A',
  'bâtiment B/3',
  'aux 3/12/15/20',
  'plan 1:5',
]

describe('A comment', () => {
  it.each(naming)('names a moment: %j', (comment) => {
    expect(mentionsMoment(comment)).toBe(true)
  })

  it.each(silent)('names none: %j', (comment) => {
    expect(mentionsMoment(comment)).toBe(false)
  })

  it.each(['avant le portail', 'après le pont à gauche', '2h d’attente possible', '12-08 au digicode'])(
    'is doubtful, and warns rather than not: %j',
    (comment) => {
      expect(mentionsMoment(comment)).toBe(true)
    },
  )
})
