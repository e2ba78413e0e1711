import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly packingKg: number
  readonly cubic: number
}

const variants: readonly Variant[] = [
  { seed: 9657, take: [[1, 128], [13, 112], [2, 40]], packingKg: 125.5, cubic: 6.4 },
  { seed: 9658, take: [[11, 60], [12, 48], [4, 20], [5, 80]], packingKg: 18, cubic: 3.915 },
]

/** A manufacturer's group program: positions by tens, total and net weight beside the addresses. */
export const groupErp = layout('group-erp-north', variants, ({ seed, take, packingKg, cubic }) => {
  const { lines, kg } = consigned(masonryWares, take, 1)
  const gross = Number((kg + packingKg).toFixed(1))
  return {
    expectedKg: gross,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order, account } = marks(seed)
      const plain = { face: 'sans', size: 8.5 } as const
      const bold = { face: 'sansBold', size: 8.5 } as const
      sheet.write('SPÉCIMEN INDUSTRIE', 555, 34, { face: 'sansBold', size: 14, align: 'right', color: '#00497a' })
      sheet.write('Spécimen Industrie France – 1 boulevard du Spécimen – 69000 EXEMPLE', 50, 110, { size: 6.5, color: '#555' })
      writtenLines(sheet, [client, site, siteTown, 'FRANCE'], 50, 124, 13, { size: 10 })
      sheet.write('Bon de livraison', 330, 96, { face: 'sansBold', size: 13 })
      ;[
        ['Numéro / Date', `80${slip.slice(2)} / ${date.replaceAll('/', '.')}`], ['N° commande client', order], ['N° client', `0000${account.slice(1)}`], ['Point d’expédition', '3100 Exemple Sud'],
        ['Poids total', `${fr(gross, 3, '.')} KG`], ['Poids net', `${fr(kg, 3, '.')} KG`], ['Volume', `${fr(cubic, 3, '.')} M3`],
      ].forEach(([caption, words], at) => {
        sheet.write(caption!, 330, 120 + at * 13, plain)
        sheet.write(words!, 430, 120 + at * 13, plain)
      })
      sheet.write('Conditions de livraison : DAP chantier          Conditions d’expédition : camion complet ou groupage', 50, 226, plain)
      sheet.rule(50, 244, 555, 244)
      const foot = table(sheet, {
        x: 50, y: 246, rowHeight: 30, headHeight: 20, lines: 'none', style: plain, headStyle: bold,
        columns: [{ title: 'Pos.', width: 50 }, { title: 'Article', width: 80 }, { title: 'Désignation', width: 265 }, { title: 'Quantité', width: 110, align: 'right' }],
        rows: lines.map((line, at) => [String((at + 1) * 10).padStart(6, '0'), line.code, line.words, `${fr(line.count, 0, '.')} ${line.unit}`]),
      })
      lines.forEach((_line, at) => sheet.write(`Lot 26${String(seed + at * 37).padStart(6, '0')}   Pays d’origine FR`, 184, 246 + 20 + at * 30 + 16, { size: 7.5, color: '#444' }))
      sheet.rule(50, 266, 555, 266)
      sheet.rule(50, foot + 6, 555, foot + 6)
      writtenLines(sheet, ['Veuillez vérifier la marchandise à réception. Les emballages de transport sont repris suivant nos conditions.', 'Hauteur de gerbage : une palette. Poids maximal par palette : 1.400 KG.'], 50, foot + 18, 14, plain)
      sheet.write('Réception : date, nom, signature', 50, foot + 70, plain)
      sheet.rule(50, foot + 120, 280, foot + 120, 0.5)
      sheet.rule(50, 782, 555, 782, 0.5, '#00497a')
      sheet.write('SAS au capital de 1 000 000 € – RCS Exemple 000 000 000 – IBAN FR00 0000 0000 0000', 302, 790, { size: 7, align: 'center', color: '#555' })
      sheet.write('Page 1 de 1', 555, 806, { size: 7.5, align: 'right' })
    },
  }
})
