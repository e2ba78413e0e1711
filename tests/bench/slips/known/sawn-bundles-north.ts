import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'

interface Variant {
  readonly seed: number
  readonly density: number
  readonly species: string
  /** Number, thickness mm, width mm, length m, pieces. */
  readonly bundles: readonly (readonly [number: string, thick: number, wide: number, long: number, pieces: number])[]
}

const variants: readonly Variant[] = [
  { seed: 9521, density: 480, species: 'Épicéa C24', bundles: [['4471', 75, 225, 5, 28], ['4472', 75, 225, 4.5, 28], ['4480', 60, 80, 4, 96], ['4481', 60, 80, 4, 96], ['4493', 27, 150, 4, 120]] },
  { seed: 9522, density: 560, species: 'Douglas', bundles: [['0918', 63, 175, 4, 40], ['0922', 22, 145, 3, 144], ['0931', 40, 60, 4, 150]] },
]

/** A sawmill's list of bundles: section, pieces, volume and weight, with all of them added in the last row. */
export const sawnBundles = layout('sawn-bundles-north', variants, ({ seed, density, species, bundles }) => {
  const drawn = bundles.map(([number, thick, wide, long, pieces]) => {
    const cubic = Number(((thick * wide * long * pieces) / 1e6).toFixed(3))
    return { number, section: `${thick} × ${wide}`, long, pieces, cubic, kg: Math.round(cubic * density) }
  })
  const sum = (of: (bundle: (typeof drawn)[number]) => number) => drawn.reduce((all, bundle) => all + of(bundle), 0)
  const kg = sum((bundle) => bundle.kg)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      sheet.write('Scierie Spécimen & Fils', 297, 36, { face: 'serifBold', size: 19, align: 'center' })
      sheet.write('Bois de charpente – Débits sur liste – 04000 EXEMPLE-LES-BAINS', 297, 60, { face: 'serif', size: 10, align: 'center' })
      sheet.rule(60, 78, 535, 78, 1.2)
      sheet.write('BORDEREAU DE LIVRAISON – LISTE DES COLIS', 297, 90, { face: 'serifBold', size: 13, align: 'center' })
      writtenLines(sheet, [`Bordereau : ${slip}`, `Date : ${date}`, `Référence : ${order}`], 60, 122, 15, { face: 'serif', size: 10.5 })
      writtenLines(sheet, [client, site, siteTown], 320, 122, 15, { face: 'serif', size: 10.5 }, { face: 'serifBold', size: 10.5 })
      const foot = table(sheet, {
        x: 60, y: 190, rowHeight: 21, headHeight: 30, lines: 'grid', style: { face: 'serif', size: 10.5 }, headStyle: { face: 'serifBold', size: 10 },
        columns: [
          { title: 'N° colis', width: 60 }, { title: 'Essence', width: 90 }, { title: 'Section\n(mm)', width: 80, align: 'center' }, { title: 'Long.\n(m)', width: 55, align: 'right' },
          { title: 'Pièces', width: 55, align: 'right' }, { title: 'Volume\n(m³)', width: 65, align: 'right' }, { title: 'Poids\n(kg)', width: 70, align: 'right' },
        ],
        rows: drawn.map((bundle) => [bundle.number, species, bundle.section, fr(bundle.long, 2), String(bundle.pieces), fr(bundle.cubic, 3), fr(bundle.kg, 0, ' ')]),
      })
      sheet.box(60, foot, 475, 23, '#eee')
      sheet.write(`Total : ${drawn.length} colis`, 66, foot + 6, { face: 'serifBold', size: 10.5 })
      sheet.write(String(sum((bundle) => bundle.pieces)), 396, foot + 6, { face: 'serifBold', size: 10.5, align: 'right' })
      sheet.write(fr(sum((bundle) => bundle.cubic), 3), 461, foot + 6, { face: 'serifBold', size: 10.5, align: 'right' })
      sheet.write(fr(kg, 0, ' '), 531, foot + 6, { face: 'serifBold', size: 10.5, align: 'right' })
      sheet.flow(`Poids établis sur la base de ${density} kg/m³ à 20 % d’humidité. Bois traité classe 2, certificat sur demande. Déchargement par le destinataire : prévoir un chariot de 3 tonnes.`, 60, foot + 40, 475, { face: 'serif', size: 9.5 })
      sheet.write('Le chauffeur', 60, foot + 96, { face: 'serif', size: 10 })
      sheet.write('Le client', 320, foot + 96, { face: 'serif', size: 10 })
      sheet.rule(60, foot + 150, 220, foot + 150, 0.5)
      sheet.rule(320, foot + 150, 535, foot + 150, 0.5)
    },
  }
})
