import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { plumbingWares } from './marsh-wares.ts'

/** A free management program's shipment card: weight and volume share a column and the total line. */
export const openShipmentSheet = layout<{ seed: number; take: Take; cubic: number }>('open-shipment-sheet-marsh', [
  { seed: 303460, take: [[0, 2], [1, 3], [7, 4], [8, 3]], cubic: 1.12 },
  { seed: 303461, take: [[3, 6], [6, 2], [9, 2]], cubic: 0.86 },
], ({ seed, take, cubic }) => {
  const { lines, kg } = consigned(plumbingWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('Exemple Sanitaire', 40, 40, { face: 'sansBold', size: 16, color: '#2a5078' })
      writtenLines(sheet, ['Fiche expédition', `Réf. : SH2611-${who.account}`, `Date de livraison prévue : ${who.day}`, `Code client : CU${who.order}`], 555 - 190, 36, 17, { size: 9, color: '#00003c' }, { face: 'sansBold', size: 13, color: '#00003c' })
      sheet.box(40, 112, 240, 74, '#e6e6e6', '#e6e6e6')
      writtenLines(sheet, ['Exemple Sanitaire', '7 allée du Modèle', '06800 CAGNES-SUR-MER', `Téléphone : ${who.phone}`], 46, 120, 14, { size: 9 }, { face: 'sansBold', size: 9 })
      sheet.box(315, 112, 240, 74)
      writtenLines(sheet, [who.client, who.site, who.siteStreet, who.siteTown], 321, 120, 14, { size: 9 }, { face: 'sansBold', size: 9 })
      sheet.write('Méthode d’expédition : Transporteur Modèle', 40, 206, { size: 9 })
      sheet.write(`N° de suivi : ${who.barcode}`, 555, 206, { size: 9, align: 'right' })
      const columns = [{ title: 'Produit', width: 255 }, { title: 'Poids/Vol.', width: 90, align: 'center' as const }, { title: 'Qté commandée', width: 90, align: 'center' as const }, { title: 'Qté à livrer', width: 80, align: 'center' as const }]
      const rows = lines.map((line) => [`${line.code} - ${line.words}`, `${fr(line.kg, 2)} kg`, String(line.count), String(line.count)])
      table(sheet, { x: 40, y: 226, columns, rows, lines: 'columns', rowHeight: 22, downTo: 640, headFill: '#f0f0f0' })
      const count = lines.reduce((sum, line) => sum + line.count, 0)
      sheet.box(40, 646, 515, 34, '#f8f8f8', '#ccc')
      sheet.write('Total', 46, 657, { face: 'sansBold', size: 9 })
      sheet.write(`${fr(kg, 2)} kg`, 340, 651, { size: 9, align: 'center' })
      sheet.write(`${fr(cubic, 2)} m³`, 340, 665, { size: 9, align: 'center' })
      sheet.write(String(count), 430, 657, { size: 9, align: 'center' })
      sheet.write(String(count), 515, 657, { size: 9, align: 'center' })
      sheet.write(`SARL Modèle – SIRET ${who.siret}`, 297, 806, { size: 7, color: '#666', align: 'center' })
    },
  }
})
