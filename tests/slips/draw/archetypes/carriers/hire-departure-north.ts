import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'
import { layout } from '#tests/slips/draw/layout.ts'

interface Variant {
  readonly seed: number
  /** Fleet number, words, count, kg each; no weights on the lifts' form. */
  readonly gear: readonly (readonly [fleet: string, words: string, count: number, kg: number])[]
  readonly told: boolean
  readonly limits: string
}

const variants: readonly Variant[] = [
  {
    seed: 9541,
    told: true,
    gear: [
      ['MP-018', 'Mini-pelle 1,8 t cabine canopy', 1, 1840],
      ['GO-300', 'Godet terrassement 300 mm', 1, 38],
      ['GO-1000', 'Godet curage 1000 mm', 1, 62],
      ['BRH-08', 'Brise-roche hydraulique', 1, 125],
    ],
    limits: 'Remorque porte-engin : PTAC 3 500 kg, charge utile 2 650 kg.',
  },
  {
    seed: 9542,
    told: true,
    gear: [
      ['PV-090', 'Plaque vibrante réversible 90 kg', 2, 92],
      ['PI-060', 'Pilonneuse 60 kg', 1, 64],
      ['BE-190', 'Bétonnière thermique 190 L', 1, 118],
      ['GE-060', 'Groupe électrogène 6 kVA', 1, 87],
    ],
    limits: 'Arrimage obligatoire. Charge maximale de la rampe : 400 kg.',
  },
  {
    seed: 9543,
    told: false,
    gear: [
      ['NA-012', 'Nacelle ciseaux électrique 12 m', 1, 0],
      ['CH-025', 'Chariot télescopique 7 m – 2,5 t', 1, 0],
    ],
    limits: 'Nacelle : 230 kg en panier, deux personnes. Télescopique : 2 500 kg bras rentré, 900 kg à 7 m.',
  },
]

/** A hire depot's departure note: state of each machine, and its weight where the depot writes it. */
export const hireDeparture = layout('hire-departure-north', variants, ({ seed, gear, told, limits }) => {
  const kg = gear.reduce((sum, [, , count, each]) => sum + count * each, 0)
  return {
    expectedKg: told ? kg : null,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, phone } = marks(seed)
      const plain = { face: 'narrow', size: 11 } as const
      const bold = { face: 'narrowBold', size: 11 } as const
      sheet.box(0, 0, sheet.width, 66, '#f2b705', '#f2b705')
      sheet.write('LOCATION EXEMPLE', 36, 16, { face: 'narrowBold', size: 22 })
      sheet.write(`Agence de Nice – ${phone}`, 36, 44, plain)
      sheet.write('BON DE DÉPART MATÉRIEL', 559, 18, { face: 'narrowBold', size: 17, align: 'right' })
      sheet.write(`Contrat ${slip.slice(2)} – ${date}`, 559, 44, { ...plain, align: 'right' })
      writtenLines(sheet, [`Locataire ${account}`, client], 36, 84, 16, plain, bold)
      writtenLines(sheet, ['Livraison', site, siteTown], 300, 84, 16, plain, bold)
      writtenLines(sheet, ['Départ prévu 07 h 30', 'Durée 5 jours ouvrés'], 36, 122, 15, plain)
      const foot = table(sheet, {
        x: 36,
        y: 164,
        rowHeight: 24,
        headHeight: 26,
        lines: 'grid',
        headFill: '#fdf0c4',
        style: plain,
        headStyle: bold,
        columns: [
          { title: 'N° de parc', width: 66 },
          { title: 'Matériel', width: 216 },
          { title: 'Nb', width: 36, align: 'center' },
          ...(told
            ? [{ title: 'Poids (kg)', width: 70, align: 'right' } as const]
            : [{ title: 'Heures', width: 70, align: 'right' } as const]),
          { title: 'Niveau GNR', width: 66, align: 'center' },
          { title: 'État', width: 69, align: 'center' },
        ],
        rows: gear.map(([fleet, words, count, each], at) => [
          fleet,
          words,
          String(count),
          told ? fr(count * each, 0, ' ') : String(812 + at * 467),
          told && !/^(GO|BRH)/.test(fleet) ? '4/4' : '–',
          'Bon',
        ]),
      })
      if (told)
        sheet.write(`Poids à transporter : ${fr(kg, 0, ' ')} kg`, 36, foot + 12, { face: 'narrowBold', size: 13 })
      writtenLines(
        sheet,
        [
          limits,
          'Le locataire reconnaît avoir reçu le matériel propre, en état de marche, avec sa notice.',
          'Assurance bris de machine : souscrite. Caution : 1 500 €.',
        ],
        36,
        foot + 40,
        17,
        plain,
      )
      sheet.box(36, 640, 255, 90)
      sheet.write('Départ – signature du chauffeur', 44, 646, plain)
      sheet.box(304, 640, 255, 90)
      sheet.write('Arrivée – signature du locataire', 312, 646, plain)
      sheet.write('Toute panne doit être signalée dans l’heure au numéro de l’agence.', 297, 790, {
        face: 'narrow',
        size: 10,
        align: 'center',
        color: '#555',
      })
    },
  }
})
