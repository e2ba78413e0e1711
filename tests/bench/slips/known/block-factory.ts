import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** A concrete block factory counts in tonnes: pallets, pieces, a column of tonnes and its total. */
export const blockFactory = layout('block-factory', [
  { seed: 8291, blocks: [['BLOC CREUX 20 B40 NF', 3, 210, 3.654], ['BLOC D’ANGLE 20', 1, 35, 0.612], ['PALETTE CONSIGNEE 115 X 90', 4, 4, 0.088]] },
  { seed: 8292, blocks: [['PAVE AUTOBLOQUANT 6 CM GRIS', 1, 360, 1.26], ['BORDURE P1 1 ML', 1, 24, 0.96], ['PALETTE CONSIGNEE 115 X 90', 2, 2, 0.044]] },
] as const, ({ seed, blocks }) => {
  const tonnes = rounded(blocks.reduce((sum, [, , , tonne]) => sum + tonne, 0), 3)
  return {
    expectedKg: rounded(tonnes * 1000, 0),
    draw(sheet) {
      const { client, site, siteTown, order, date, account } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'printer', size: 9 } as const
      const bold = { face: 'printerBold', size: 9 } as const
      sheet.write('AGGLOS EXEMPLE', 30, 30, { face: 'printerBold', size: 18 })
      stack(sheet, ['USINE DE L’EXEMPLE - 83490 LE MUY', 'CERTIFICATION NF BLOCS - USINE N° 000'], 30, 54, { ...set, size: 8 })
      sheet.write(`B.L. ${luck.digits(6)}   ${date}`, 565, 34, { ...bold, size: 11, align: 'right' })
      stack(sheet, [`CLIENT ${account}`, client.toUpperCase(), site.toUpperCase(), siteTown], 300, 80, { ...set, step: 13 })
      stack(sheet, [`CDE ${order}`, 'DEPART 06H15', 'TRACTEUR EX-000-AA', 'ENLEVEMENT : LIVRE'], 30, 80, { ...set, step: 13 })
      const foot = table(sheet, {
        x: 30, y: 150, lines: 'columns', style: set, headStyle: bold, rowHeight: 20, downTo: 420,
        columns: [{ title: 'PRODUIT', width: 245 }, { title: 'PAL.', width: 60, align: 'right' }, { title: 'QUANTITE', width: 80, align: 'right' }, { title: 'U', width: 40, align: 'center' }, { title: 'POIDS (T)', width: 110, align: 'right' }],
        rows: blocks.map(([words, pallets, count, tonne]) => [words, words.startsWith('PALETTE') ? '' : String(pallets), String(count), 'U', fr(tonne, 3)]),
      })
      sheet.box(30, foot, 535, 22)
      sheet.write('TOTAL', 34, foot + 6, bold)
      sheet.write(String(blocks.slice(0, -1).reduce((sum, [, pallets]) => sum + pallets, 0)), 331, foot + 6, { ...bold, align: 'right' })
      sheet.write(fr(tonnes, 3), 561, foot + 6, { ...bold, align: 'right' })
      stack(sheet, ['PALETTES RENDUES : ........', 'LES PALETTES SONT FACTUREES 15,00 EUR HT ET REPRISES 13,00 EUR HT EN BON ETAT.', 'DECHARGEMENT : GRUE AUXILIAIRE, LIMITE 12 M.'], 30, foot + 36, { ...set, step: 16, size: 8 })
      stack(sheet, ['LE CHAUFFEUR', '', '', 'RECU CONFORME LE          NOM, SIGNATURE'], 30, 600, { ...set, step: 30 })
    },
  }
})
