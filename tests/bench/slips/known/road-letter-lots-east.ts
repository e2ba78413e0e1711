import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'

/** A national road letter with several lots, their sum in the last row. */
export const roadLetterLots = layout(
  'road-letter-lots-east',
  [
    { seed: 9522, sender: 'Fonderie de radiateurs Exemple', lots: [['EX-01 à 04', 4, 'Palettes', 'Radiateurs fonte', 2140, 3.2], ['EX-05', 1, 'Caisse bois', 'Robinetterie', 168, 0.6], ['EX-06 à 08', 3, 'Colis', 'Pièces détachées', 57, 0.2]] as const, cash: '0,00' },
    { seed: 9523, sender: 'Terre cuite Spécimen', lots: [['TC', 12, 'Palettes', 'Tuiles terre cuite', 11880, 14.4], ['AC', 1, 'Palette', 'Accessoires de couverture', 415, 1.1]] as const, cash: '0,00' },
  ],
  ({ seed, sender, lots, cash }) => {
    const kg = lots.reduce((sum, [, , , , line]) => sum + line, 0)
    const { client, site, siteStreet, siteTown, number, date, hour, phone, plate, street, town } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const plain = { size: 9 } as const
        const bold = { face: 'sansBold', size: 9 } as const
        sheet.write('LETTRE DE VOITURE NATIONALE', 30, 28, { face: 'sansBold', size: 15 })
        sheet.write(`N° LV ${number}`, 565, 30, { face: 'sansBold', size: 12, align: 'right' })
        sheet.write('Document à conserver à bord du véhicule – arrêté du 9 novembre 1999', 30, 48, { size: 7.5 })
        ;[[30, 64], [300, 64], [30, 156], [300, 156]].forEach(([x, y]) => sheet.box(x!, y!, 265, 86))
        writtenLines(sheet, ['REMETTANT / EXPÉDITEUR', sender, street, town, `Tél. ${phone}`], 36, 69, 13, plain, { size: 7.5, color: '#555' })
        writtenLines(sheet, ['DESTINATAIRE', client, site, siteStreet, siteTown], 306, 69, 13, plain, { size: 7.5, color: '#555' })
        writtenLines(sheet, ['TRANSPORTEUR', 'Transports Modèle SAS', 'Licence 0000/00/0000000', 'Siren 000 000 000'], 36, 161, 13, plain, { size: 7.5, color: '#555' })
        facts(sheet, [['Véhicule', plate], ['Charge utile', '13 500 kg'], ['Chargement', `${date} ${hour}`], ['Livraison', 'à réception'], ['Hayon', 'oui, 2 000 kg']], 306, 163, 80, 15, plain, bold)
        const foot = table(sheet, {
          x: 30, y: 254, lines: 'grid', style: plain, headStyle: { face: 'sansBold', size: 8 }, headHeight: 30, rowHeight: 20, downTo: 424,
          columns: [{ title: 'Marques et\nnuméros', width: 90 }, { title: 'Nombre', width: 55, align: 'right' }, { title: 'Emballage', width: 80 }, { title: 'Nature de la marchandise', width: 170 }, { title: 'Poids brut\n(kg)', width: 75, align: 'right' }, { title: 'Volume\n(m3)', width: 65, align: 'right' }],
          rows: lots.map(([mark, count, kind, what, weight, volume]) => [mark, String(count), kind, what, fr(weight, 0, ' '), fr(volume, 1)]),
        })
        sheet.box(30, foot, 535, 22, '#e8e8e8')
        sheet.write('TOTAL', 36, foot + 7, bold)
        sheet.write(String(lots.reduce((sum, [, count]) => sum + count, 0)), 171, foot + 7, { ...bold, align: 'right' })
        sheet.write(fr(kg, 0, ' '), 496, foot + 7, { ...bold, align: 'right' })
        sheet.write(fr(lots.reduce((sum, [, , , , , volume]) => sum + volume, 0), 1), 561, foot + 7, { ...bold, align: 'right' })
        facts(sheet, [['Contre-remboursement', `${cash} €`], ['Prix du transport', 'suivant accord'], ['Matières dangereuses', 'néant']], 30, foot + 38, 130, 15, plain, bold)
        ;['Signature expéditeur', 'Signature conducteur', 'Signature destinataire – réserves'].forEach((words, at) => {
          sheet.box(30 + at * 180, foot + 100, 175, 90)
          sheet.write(words, 36 + at * 180, foot + 105, { size: 7.5 })
        })
        sheet.write('Exemplaire destinataire', 565, 780, { size: 8, align: 'right', color: '#b00' })
      },
    }
  },
)
