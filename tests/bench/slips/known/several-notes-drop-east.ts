import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A carrier's list of the notes left at one address, summed at its end. */
export const severalNotesDrop = layout(
  'several-notes-drop-east',
  [
    { seed: 9540, notes: [['Électricité Modèle', '3', 'CTN', 64.5], ['Électricité Modèle', '1', 'TOU', 131], ['Luminaires Exemple', '8', 'CTN', 71.2]] as const },
    { seed: 9541, notes: [['Chauffage Spécimen', '2', 'PAL', 512], ['Outillage Exemple', '1', 'PAL', 188.4], ['Sanitaire Modèle', '4', 'COL', 96.8], ['Sanitaire Modèle', '1', 'PAL', 240]] as const },
  ],
  ({ seed, notes }) => {
    const kg = Number(notes.reduce((sum, [, , , line]) => sum + line, 0).toFixed(1))
    const { client, site, siteStreet, siteTown, number, parcel, date, nextDate, plate } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const plain = { face: 'narrow', size: 10 } as const
        const bold = { face: 'narrowBold', size: 10 } as const
        sheet.write('Exemple Fret Régional', 34, 32, { face: 'narrowBold', size: 17 })
        sheet.write('Affrètement – Messagerie – Groupage', 34, 54, plain)
        sheet.write('Bordereau de livraison groupée', 561, 34, { face: 'narrowBold', size: 13, align: 'right' })
        sheet.write(`BG ${number} – livraison du ${nextDate}`, 561, 54, { ...plain, align: 'right' })
        sheet.box(34, 80, 527, 66, '#f6f6f6', '#bbb')
        writtenLines(sheet, ['Destinataire unique', client, `${site}, ${siteStreet}`, siteTown], 42, 86, 14, plain, { ...plain, size: 8, color: '#666' })
        sheet.write(`Véhicule ${plate}`, 553, 86, { ...plain, align: 'right' })
        const foot = table(sheet, {
          x: 34, y: 164, lines: 'grid', style: plain, headStyle: bold, headFill: '#e4e4e4', rowHeight: 22,
          columns: [{ title: 'Récépissé', width: 100 }, { title: 'Expéditeur', width: 157 }, { title: 'Remis le', width: 80 }, { title: 'Nbre', width: 50, align: 'right' }, { title: 'Type', width: 50, align: 'center' }, { title: 'Poids kg', width: 90, align: 'right' }],
          rows: [...notes.map(([sender, count, kind, weight], at) => [`${parcel}-${at + 1}`, sender, date, count, kind, fr(weight, 1)]), ['', 'Ensemble', '', String(notes.reduce((sum, [, count]) => sum + Number(count), 0)), '', fr(kg, 1, ' ')]],
        })
        sheet.write('État à la livraison :   conforme [  ]    avec réserves [  ] :  ..................................................................', 34, foot + 26, plain)
        sheet.box(34, foot + 54, 255, 80)
        sheet.box(306, foot + 54, 255, 80)
        sheet.write('Conducteur', 40, foot + 58, plain)
        sheet.write('Destinataire : nom, date, heure, cachet', 312, foot + 58, plain)
        sheet.write('Franchise de manutention : colis jusqu’à 30 kg. Au-delà, le destinataire prête la main ou fournit l’engin.', 34, foot + 150, { ...plain, size: 8, color: '#666' })
      },
    }
  },
)
