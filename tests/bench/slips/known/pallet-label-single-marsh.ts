import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { barcode } from './marsh-print.ts'

/** The logistics label of a delivery made of one pallet, gross weight among its cells. */
export const palletLabelSingle = layout('pallet-label-single-marsh', [
  { seed: 303670, goods: 'ENDUIT MONOCOUCHE G00 25 KG', count: '42 SACS', gross: 1078 },
  { seed: 303671, goods: 'LAINE SOUFFLÉE SAC 16,6 KG', count: '24 SACS', gross: 421.4 },
], ({ seed, goods, count, gross }) => ({
  expectedKg: gross,
  paper: { size: [298, 420] as const },
  draw(sheet) {
    const who = marshParties(seed)
    sheet.box(12, 12, 274, 396)
    writtenLines(sheet, ['SPÉCIMEN ISOLATION', 'Usine du Modèle – 84100 ORANGE'], 22, 22, 16, { size: 8.5 }, { face: 'sansBold', size: 12 })
    sheet.rule(12, 60, 286, 60)
    writtenLines(sheet, ['DESTINATAIRE', who.client, who.siteStreet, who.siteTown], 22, 66, 15, { face: 'sansBold', size: 11 }, { size: 7 })
    sheet.rule(12, 132, 286, 132)
    writtenLines(sheet, ['PRODUIT', goods, count], 22, 138, 15, { face: 'sansBold', size: 10.5 }, { size: 7 })
    sheet.rule(12, 190, 286, 190)
    const cells = [['POIDS BRUT', `${fr(gross, Number.isInteger(gross) ? 0 : 1)} KG`], ['PALETTE', '1 / 1'], ['LOT', who.order], ['COMMANDE', who.number]] as const
    cells.forEach(([caption, value], at) => {
      const x = 22 + (at % 2) * 140
      const y = 196 + Math.floor(at / 2) * 42
      sheet.write(caption, x, y, { size: 7 })
      sheet.write(value, x, y + 12, { face: 'sansBold', size: 14 })
    })
    sheet.rule(12, 232, 286, 232)
    sheet.rule(152, 190, 152, 276)
    sheet.rule(12, 276, 286, 276)
    barcode(sheet, `00340000${who.barcode}`.slice(0, 20), 30, 292, 238, 80)
  },
}))
