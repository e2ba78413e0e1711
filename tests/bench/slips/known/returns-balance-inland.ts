import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { outdoorWares, shellWares } from './inland-wares.ts'

const variants = [{ seed: 15281, wares: shellWares, lines: 5, given: 4, back: 3 }, { seed: 15282, wares: outdoorWares, lines: 4, given: 2, back: 5 }]

/** A merchant's slip with consigned pallets given and taken back among its lines; the weight ends the page beside the taxes. */
export const returnsBalanceInland = layout('returns-balance-inland', variants, ({ seed, wares, lines, given, back }) => {
  const { client, clientStreet, clientTown, site, siteTown, account, note, date, reference } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines, lineKg: 520 })
  const kg = Math.round(goods.kg)
  const pallets = (given - back) * 18
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('Comptoir Modèle', 40, 36, { face: 'condensedBold', size: 20, color: '#1b5e20' })
      sheet.write('BÂTIMENT – JARDIN – VOIRIE', 40, 60, { face: 'condensed', size: 9, spacing: 1 })
      sheet.write('Bon de livraison / reprise', 555, 38, { face: 'condensedBold', size: 15, align: 'right' })
      sheet.write(`${note} du ${date} – compte ${account}`, 555, 60, { face: 'condensed', size: 11, align: 'right' })
      const style = { face: 'condensed', size: 10.5 } as const
      writtenLines(sheet, [client, clientStreet, clientTown], 40, 90, 14, style)
      writtenLines(sheet, [`Chantier : ${site}`, siteTown, `Réf. : ${reference}`], 330, 90, 14, style)
      const foot = table(sheet, {
        x: 40, y: 150, lines: 'rows', rowHeight: 19, headFill: '#dcedc8', style, headStyle: { face: 'condensedBold', size: 10.5 },
        columns: [{ title: 'Code', width: 85 }, { title: 'Désignation', width: 250 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'PU HT', width: 45, align: 'right' }, { title: 'Total HT', width: 50, align: 'right' }],
        rows: [
          ...goods.lines.map(({ code, words, unit, count, price, total }) => [code, words, `${count}`, unit, fr(price, 2), fr(total, 2)]),
          ['CONSIGNE', 'Palette consignée livrée', `${given}`, 'U', '18,00', fr(given * 18, 2)],
          ['DECONS', 'Palette consignée reprise ce jour', `-${back}`, 'U', '18,00', fr(-back * 18, 2)],
        ],
      })
      writtenLines(sheet, [`Palettes livrées ${given}, reprises ${back}, solde du bon ${given - back}`], 40, foot + 14, 13, style)
      sheet.rule(40, 690, 555, 690)
      const ends: [string, string][] = [['Total HT', fr(goods.total + pallets, 2, ' ')], ['TVA 20 %', fr((goods.total + pallets) * 0.2, 2, ' ')], ['TTC', fr((goods.total + pallets) * 1.2, 2, ' ')], ['Poids kg', fr(kg, 0, ' ')]]
      ends.forEach(([words, value], at) => {
        sheet.write(words, 150 + at * 135, 697, { face: 'condensed', size: 9.5, align: 'right' })
        sheet.write(value, 150 + at * 135, 711, { face: 'condensedBold', size: 12, align: 'right' })
      })
      sheet.rule(40, 730, 555, 730)
      sheet.write('Le chauffeur :                                        Le client :', 40, 744, style)
    },
  }
})
