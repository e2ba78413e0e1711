import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'

interface Variant {
  readonly seed: number
  /** Mark, words, diameter mm, pieces, cut length m. */
  readonly bars: readonly (readonly [mark: string, words: string, diameter: number, pieces: number, cut: number])[]
}

const perMetre: Readonly<Record<number, number>> = { 8: 0.395, 10: 0.617, 12: 0.888, 14: 1.21, 16: 1.58, 20: 2.47 }

const variants: readonly Variant[] = [
  { seed: 9641, bars: [['A1', 'Filants longrine L1', 12, 48, 6.2], ['A2', 'Cadres longrine L1', 8, 240, 1.36], ['A3', 'Attentes poteaux', 14, 64, 1.45], ['A4', 'Chapeaux dalle', 10, 180, 2.1], ['A5', 'Équerres d’angle', 12, 36, 1.2]] },
  { seed: 9642, bars: [['B1', 'Poutre P3 – lit inférieur', 20, 12, 7.4], ['B2', 'Poutre P3 – lit supérieur', 16, 8, 7.4], ['B3', 'Étriers poutre P3', 8, 96, 1.72]] },
]

/** A rebar bender's schedule: marks, then metres and kilos by diameter with their total at the end of the row. */
export const rebarSchedule = layout('rebar-schedule-north', variants, ({ seed, bars }) => {
  const diameters = [...new Set(bars.map(([, , diameter]) => diameter))].sort((one, other) => one - other)
  const metres = diameters.map((diameter) => bars.reduce((sum, bar) => sum + (bar[2] === diameter ? bar[3] * bar[4] : 0), 0))
  const kilos = metres.map((length, at) => Number((length * perMetre[diameters[at]!]!).toFixed(1)))
  const kg = Number(kilos.reduce((sum, each) => sum + each, 0).toFixed(1))
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      const plain = { face: 'narrow', size: 10 } as const
      const bold = { face: 'narrowBold', size: 10 } as const
      sheet.write('ARMATURES EXEMPLE', 40, 32, { face: 'narrowBold', size: 17 })
      sheet.write('Façonnage d’aciers à béton – coupé façonné, assemblé', 40, 54, plain)
      sheet.write('BORDEREAU DE LIVRAISON D’ACIERS', 802, 32, { face: 'narrowBold', size: 14, align: 'right' })
      sheet.write(`${slip} du ${date} – commande ${order} – plan BA 04 indice C`, 802, 54, { ...plain, align: 'right' })
      writtenLines(sheet, [`${client} – ${site} – ${siteTown}`, 'Nuance B500B – certificat AFCAB – livraison en paquets étiquetés par repère'], 40, 80, 16, plain)
      const foot = table(sheet, {
        x: 40, y: 122, rowHeight: 20, lines: 'grid', style: plain, headStyle: bold, headFill: '#e8e8e8',
        columns: [{ title: 'Repère', width: 70, align: 'center' }, { title: 'Désignation', width: 322 }, { title: 'Ø (mm)', width: 80, align: 'center' }, { title: 'Nombre', width: 80, align: 'right' }, { title: 'Long. coupe (m)', width: 100, align: 'right' }, { title: 'Long. totale (m)', width: 110, align: 'right' }],
        rows: bars.map(([mark, words, diameter, pieces, cut]) => [mark, words, String(diameter), fr(pieces), fr(cut, 2), fr(pieces * cut, 2, ' ')]),
      })
      sheet.write('Récapitulatif par diamètre', 40, foot + 16, bold)
      const low = table(sheet, {
        x: 40, y: foot + 34, rowHeight: 20, lines: 'grid', style: plain, headStyle: bold, headFill: '#e8e8e8',
        columns: [{ title: 'Diamètre', width: 130 }, ...diameters.map((diameter) => ({ title: `HA ${diameter}`, width: 90, align: 'right' }) as const), { title: 'TOTAL', width: 110, align: 'right' }],
        rows: [
          ['Longueur (m)', ...metres.map((each) => fr(each, 2, ' ')), fr(metres.reduce((sum, each) => sum + each, 0), 2, ' ')],
          ['Masse (kg/m)', ...diameters.map((diameter) => fr(perMetre[diameter]!, 3)), ''],
          ['Poids (kg)', ...kilos.map((each) => fr(each, 1, ' ')), fr(kg, 1, ' ')],
        ],
      })
      writtenLines(sheet, ['Élinguage par paquets de 1 200 kg au plus. Les chutes ne sont pas reprises.', 'Réception : contrôler les étiquettes de repère avant signature.'], 40, low + 20, 16, plain)
      ;['Atelier', 'Transport', 'Chantier'].forEach((words, at) => {
        sheet.box(40 + at * 258, 500, 246, 62)
        sheet.write(words, 48 + at * 258, 505, plain)
      })
    },
  }
})
