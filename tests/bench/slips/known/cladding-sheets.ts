import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Steel sheets cut to length: bundle by bundle in length, metres, square metres and kg; one ruled line tells the sums. */
export const claddingSheets = layout('cladding-sheets', [
  { seed: 10_001, bundles: [[6.2, 18], [4.85, 24]] },
  { seed: 10_002, bundles: [[7.5, 22], [7.5, 22], [6.8, 30], [3.1, 40], [2.4, 16]] },
] as const, ({ seed, bundles }) => {
  const packs = bundles.map(([long, sheets]) => ({ long, sheets, metres: long * sheets, square: long * sheets, kg: Number((long * sheets * 7.1).toFixed(1)) }))
  const sum = (of: (pack: (typeof packs)[number]) => number) => packs.reduce((all, pack) => all + of(pack), 0)
  const kg = Number(sum((pack) => pack.kg).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.box(36, 28, 523, 50)
      sheet.write('EXEMPLE PROFILS ACIER', 46, 36, { face: 'sansBold', size: 15 })
      sheet.write(`${street}  ${town}`, 46, 58, { size: 8 })
      sheet.write('BORDEREAU DE LIVRAISON', 550, 38, { face: 'sansBold', size: 11, align: 'right' })
      sheet.write(`${slip} du ${date}`, 550, 56, { size: 9, align: 'right' })
      block(sheet, [`CDE USINE ${order}`, `CODE CLIENT ${account}`, 'DEPART USINE – CAMION COMPLET OU GROUPAGE'], 36, 92, 13, { size: 8.5 })
      block(sheet, [client, site, siteTown], 340, 92, 13, { size: 9 })
      sheet.write('BAC ACIER NERVURE 1000 EP. 75/100 RAL 7016 + FEUTRE ANTI-CONDENSATION', 36, 146, { face: 'sansBold', size: 9 })
      const y = table(sheet, { x: 36, y: 162, lines: 'columns', rowHeight: 18, columns: [{ title: 'Paquet', width: 70, align: 'center' }, { title: 'Longueur m', width: 90, align: 'right' }, { title: 'Nb de bacs', width: 90, align: 'right' }, { title: 'ml', width: 85, align: 'right' }, { title: 'm²', width: 85, align: 'right' }, { title: 'Poids kg', width: 103, align: 'right' }], rows: packs.map((pack, at) => [`P${at + 1}`, fr(pack.long, 2), `${pack.sheets}`, fr(pack.metres, 2), fr(pack.square, 2), fr(pack.kg, 1, ' ')]) })
      sheet.rule(36, y + 8, 559, y + 8, 1.4)
      sheet.write(`TOTAL PAQUETS : ${packs.length}    TOTAL ML : ${fr(sum((pack) => pack.metres), 2)}    TOTAL M² : ${fr(sum((pack) => pack.square), 2)}    TOTAL POIDS : ${fr(kg, 1, ' ')} KG`, 36, y + 15, { face: 'sansBold', size: 8.5 })
      sheet.rule(36, y + 29, 559, y + 29, 1.4)
      block(sheet, ['ACCESSOIRES JOINTS : 1 CARTON VIS AUTOPERCEUSES (POIDS COMPRIS)', 'LE DECHARGEMENT EST A LA CHARGE DU CLIENT, ELINGUES TEXTILES OBLIGATOIRES.', 'ATTENTION AUX RAYURES : NE PAS TRAINER LES BACS.'], 36, y + 42, 13, { size: 8 })
      sheet.write('VISA CLIENT', 430, y + 100, { size: 8 })
      sheet.box(380, y + 112, 179, 60)
    },
  }
})
