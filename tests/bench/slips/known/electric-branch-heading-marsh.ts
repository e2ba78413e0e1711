import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { barcode } from './marsh-print.ts'
import { electricWares } from './marsh-wares.ts'

/** An electrical wholesaler's logistics centre: every fact of the shipment in the heading, only quantities below. */
export const electricBranchHeading = layout<{ seed: number; take: Take; parcels: number }>('electric-branch-heading-marsh', [
  { seed: 303540, take: [[0, 1], [1, 6], [3, 2], [7, 1]], parcels: 4 },
  { seed: 303541, take: [[5, 1], [4, 14], [6, 20], [2, 8]], parcels: 17 },
], ({ seed, take, parcels }) => {
  const { lines, kg } = consigned(electricWares, take, 3)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('ÉLEC EXEMPLE DISTRIBUTION', 40, 34, { face: 'sansBold', size: 14, color: '#d26a00' })
      sheet.write('Centre logistique du Modèle – 13127 VITROLLES', 40, 54, { size: 8.5 })
      barcode(sheet, who.barcode, 395, 30, 160, 30)
      sheet.write(`BORDEREAU D’EXPÉDITION N° ${who.number}`, 40, 92, { face: 'sansBold', size: 12 })
      const facts = [['Date d’expédition', who.day], ['Votre commande', `CF ${who.order}`], ['N° client', who.account], ['Nombre de colis', String(parcels)], ['Poids total (kg)', fr(kg, 3)], ['Transporteur', 'Messagerie Modèle']] as const
      facts.forEach(([caption, value], at) => {
        sheet.write(`${caption} :`, 40, 116 + at * 15, { size: 9 })
        sheet.write(value, 150, 116 + at * 15, { face: 'sansBold', size: 9 })
      })
      writtenLines(sheet, ['Adresse de livraison', who.client, who.site, who.siteStreet, who.siteTown], 330, 116, 14, { size: 10 }, { face: 'sansBold', size: 8.5, color: '#d26a00' })
      const columns = [{ title: 'Lg', width: 30, align: 'center' as const }, { title: 'Réf. article', width: 90 }, { title: 'Désignation', width: 265 }, { title: 'Cdé', width: 65, align: 'right' as const }, { title: 'Exp.', width: 65, align: 'right' as const }]
      const rows = lines.map((line, at) => [String(at + 1), line.code, line.words, String(line.count), String(line.count)])
      const foot = table(sheet, { x: 40, y: 222, columns, rows, rowHeight: 20, headFill: '#fbe3cb' })
      sheet.write('DEEE incluse. Touret consigné 45,00 € HT, repris vide par nos soins.', 40, foot + 12, { size: 8.5 })
      sheet.write('À vérifier en présence du livreur. Litiges sous 3 jours.', 40, foot + 26, { size: 8.5 })
    },
  }
})
