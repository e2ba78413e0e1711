import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  readonly parcels: readonly number[]
  readonly weighed: boolean
}

/** A carrier's proof of delivery, made from the driver's handheld. */
export const handheldProofSouth = layout<Variant>(
  'handheld-proof-south',
  [
    { seed: 9741, parcels: [22.4, 18.9, 26.1], weighed: true },
    { seed: 9742, parcels: [214, 187.5], weighed: true },
    { seed: 9743, parcels: [0, 0, 0, 0], weighed: false },
  ],
  ({ seed, parcels, weighed }) => {
    const kg = Number(parcels.reduce((sum, each) => sum + each, 0).toFixed(1))
    const { client, place, town, order, date, hour, account, number } = parties(seed)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        const face = { face: 'condensed', size: 12 } as const
        const bold = { face: 'condensedBold', size: 12 } as const
        sheet.box(0, 0, sheet.width, 66, '#5b21b6', '#5b21b6')
        sheet.write('Colis Exemple', 44, 20, { face: 'condensedBold', size: 24, color: '#fff' })
        sheet.write('Preuve de livraison', 551, 26, { face: 'condensed', size: 16, color: '#fff', align: 'right' })
        const facts = [['Numéro d’envoi', `CE${order}${account}FR`], ['Référence expéditeur', `BL-${number}`], ['Expéditeur', 'Boutique Modèle Quincaillerie, 33700 MÉRIGNAC'], ['Destinataire', `${client}, ${place}, ${town}`], ['Service', 'Palette et colis 24/48 h'], ['Nombre d’unités', String(parcels.length)]]
        const rows = weighed ? [...facts, ['Poids de l’envoi', `${figure(kg, 1)} kg`]] : facts
        const all = [...rows, ['Livré le', `${date} à ${hour}`], ['Remis à', 'Chantier (signature ci-dessous)']]
        all.forEach(([caption, value], at) => {
          sheet.write(caption!, 44, 92 + at * 24, { ...face, color: '#555' })
          sheet.write(value!, 210, 92 + at * 24, bold)
          sheet.rule(44, 112 + at * 24, 551, 112 + at * 24, 0.3, '#bbb')
        })
        const y = 112 + all.length * 24
        sheet.write('Suivi', 44, y, { face: 'condensedBold', size: 14, color: '#5b21b6' })
        ;['06:12  Arrivé à l’agence de distribution', '07:48  En cours de livraison', `${hour}  Livré conforme`].forEach((line, at) => sheet.write(line, 44, y + 24 + at * 18, face))
        parcels.forEach((each, at) => sheet.write(weighed ? `Unité ${at + 1} : ${figure(each, 1)} kg` : `Unité ${at + 1} : scannée`, 340, y + 24 + at * 18, face))
        sheet.box(44, y + 110, 240, 80, undefined, '#888', 4)
        sheet.write('Signature', 50, y + 114, { ...face, size: 9, color: '#555' })
        sheet.turned(-8, 100, y + 160, () => sheet.write('lu et reçu', 100, y + 150, { face: 'hand', size: 24, color: '#333' }))
        sheet.write('Colis limité à 30 kg et palette à 1 000 kg selon les conditions générales de vente.', 44, 790, { ...face, size: 9, color: '#777' })
      },
    }
  },
)
