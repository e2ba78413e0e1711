import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, smallPrint } from './heath-print.ts'
import { dryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly packing: number }[] = [
  { seed: 413155, take: [[6, 40], [7, 24]], packing: 46 },
  { seed: 413156, take: [[0, 120], [2, 40], [9, 20]], packing: 88 },
  { seed: 413157, take: [[8, 40], [3, 12]], packing: 24.5 },
]

/** A maker's big suite: item blocks with KG after dotted numbers, gross and net in the closing block. */
export const outboundGrossNetHeath = layout('outbound-gross-net-heath', variants, ({ seed, take, packing }) => {
  const { lines, kg } = consigned(dryWares, take)
  const gross = kg + packing
  const big = (value: number) => `${fr(value, 3, '.')} KG`
  return {
    expectedKg: gross,
    draw(sheet) {
      const { number, date, ordered, order, account, client, site, siteTown, clientStreet, town } = heathParties(seed)
      const sans = { face: 'sans', size: 9 } as const
      sheet.write('Exemple Isolants S.A.S.', 555, 34, { face: 'sansBold', size: 13, align: 'right', color: '#004b87' })
      headLines(sheet, [client, clientStreet, town], 42, 90, 13, sans)
      headLines(sheet, ['Bon de livraison', 'Numéro/Date', `80${number} / ${date}`, 'N° commande/Date', `45${order} / ${ordered}`, 'N° client', account], 340, 70, 14, sans, { face: 'sansBold', size: 13 })
      headLines(sheet, ['Réceptionnaire de marchandises', `${client} – ${site}`, siteTown], 42, 150, 13, sans, { face: 'sansBold', size: 9 })
      headLines(sheet, ['Conditions de livraison : DAP chantier', 'Expédition : camion complet ou groupage'], 42, 205, 13, sans)
      sheet.rule(42, 238, 555, 238, 1)
      ;([['Poste', 42], ['Article / Désignation', 90], ['Quantité', 440], ['Poids', 555]] as const).forEach(([words, x]) => sheet.write(words, x, 243, { face: 'sansBold', size: 9, align: x > 400 ? 'right' : 'left' }))
      sheet.rule(42, 257, 555, 257, 1)
      lines.forEach(({ code, words, count, unit, kg: heavy }, at) => {
        const y = 266 + at * 44
        headLines(sheet, [code, words, `Lot ${number.slice(0, 4)}${at}`], 90, y, 12, sans)
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 42, y, sans)
        sheet.write(`${count} ${unit}`, 440, y, { ...sans, align: 'right' })
        sheet.write(big(heavy), 555, y, { ...sans, align: 'right' })
      })
      const foot = 272 + lines.length * 44
      sheet.rule(42, foot, 555, foot, 1)
      ;[['Poids brut', gross], ['Poids net', kg]].forEach(([words, value], at) => {
        sheet.write(String(words), 340, foot + 10 + at * 15, { face: 'sansBold', size: 9 })
        sheet.write(big(Number(value)), 555, foot + 10 + at * 15, { face: 'sansBold', size: 9, align: 'right' })
      })
      sheet.write('Stocker à l’abri de la pluie. Ne pas gerber plus de 2 palettes.', 42, foot + 60, sans)
      smallPrint(sheet, ['Exemple Isolants S.A.S. – Siège : 1 place du Modèle – TVA FR00 000000000', 'Ce document a été établi par informatique et vaut sans signature'])
    },
  }
})
