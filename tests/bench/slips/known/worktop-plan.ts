import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

/** A worktop maker sends the plan along as the slip: pieces drawn to scale, and a draughtsman's title block with the weight in one of its cells. */
export const worktopPlan = layout('worktop-plan', [
  { seed: 7510, stone: 'Granit noir adouci', thick: 30, density: 2700, caption: 'Masse totale' },
  { seed: 7520, stone: 'Quartz blanc veiné', thick: 20, density: 2400, caption: 'Poids total' },
  { seed: 7530, stone: 'Céramique grise', thick: 12, density: 2500, caption: null },
], ({ seed, stone, thick, density, caption }) => {
  const long = 2400 + (seed % 100) * 10
  const pieces = [['A', long, 650], ['B', 1820, 650], ['C', 1200, 900]] as const
  const surface = pieces.reduce((sum, [, x, y]) => sum + (x * y) / 1e6, 0)
  const kg = Math.round((surface * thick * density) / 1000)
  return {
    expectedKg: caption === null ? null : kg,
    paper: { landscape: true },
    draw(sheet) {
      const { supplier, client, siteTown, slip, date, phone } = marks(seed)
      sheet.box(24, 24, 794, 547)
      pieces.forEach(([name, x, y], at) => {
        const left = 70 + (at === 2 ? 300 : 0)
        const top = [80, 260, 260][at]!
        sheet.box(left, top, x / 9, y / 9, '#ececec', '#333')
        sheet.write(name, left + x / 18, top + y / 18 - 8, { face: 'condensedBold', size: 18, align: 'center' })
        sheet.write(String(x), left + x / 18, top - 16, { face: 'condensed', size: 11, align: 'center' })
        sheet.write(String(y), left - 8, top + y / 18 - 6, { face: 'condensed', size: 11, align: 'right' })
      })
      sheet.write('Évier sous plan 500 × 400, plaque affleurante 560 × 490, chants polis, cotes en mm.', 50, 420, { face: 'condensed', size: 11 })
      sheet.write('Manutention à quatre personnes. Transport debout sur chevalet (charge maximale 600 kg). Ne pas poser à plat.', 50, 438, { face: 'condensed', size: 11 })
      sheet.box(24, 471, 794, 100)
      sheet.write(supplier, 36, 480, { face: 'condensedBold', size: 17 })
      ;['Plans de travail sur mesure', `Tél. ${phone}`, 'Livré et reçu le :'].forEach((words, at) => sheet.write(words, 36, 504 + at * 18, { face: 'condensed', size: 11 }))
      const cells = [
        ['Client', client], ['Chantier', siteTown], ['Bon de livraison', slip], ['Date', date],
        ['Matière', stone], ['Épaisseur', `${thick} mm`], ['Surface', `${fr(surface, 2)} m²`], caption === null ? ['Poids', 'à peser'] : [caption, `${kg} kg`],
      ]
      const widths = [150, 240, 105, 103]
      cells.forEach(([name = '', value = ''], at) => {
        const left = 220 + widths.slice(0, at % 4).reduce((sum, width) => sum + width, 0)
        const top = at < 4 ? 471 : 521
        sheet.box(left, top, widths[at % 4]!, 50)
        sheet.write(name, left + 5, top + 5, { face: 'condensed', size: 8.5, color: '#555' })
        sheet.write(value, left + 5, top + 22, { face: 'condensedBold', size: 12 })
      })
    },
  }
})
