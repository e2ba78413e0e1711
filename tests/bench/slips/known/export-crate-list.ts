import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked, together } from './furniture.ts'

type Crate = readonly [content: string, size: string, netKg: number, grossKg: number]

interface Variant {
  readonly seed: number
  readonly crates: readonly Crate[]
  readonly english: boolean
}

/** A packing list of crates with net and gross columns, both added in the last row. */
export const exportCrateList = layout<Variant>(
  'export-crate-list',
  [
    { seed: 12171, english: false, crates: [['Garde-corps verre, 6 panneaux', '240 × 60 × 130', 318, 366], ['Profilés de sol 4 × 3 m', '310 × 30 × 25', 74.5, 88], ['Accessoires et joints', '60 × 40 × 40', 21, 24.5]] },
    { seed: 12172, english: true, crates: [['Façade panels HPL 8 mm (24 pcs)', '310 × 135 × 70', 812, 884], ['Façade panels HPL 8 mm (20 pcs)', '310 × 135 × 65', 676.5, 745.5], ['Rivets, brackets', '80 × 60 × 50', 64, 72]] },
    { seed: 12173, english: false, crates: [['Pompe à chaleur unité extérieure', '110 × 55 × 150', 121, 134], ['Module hydraulique', '75 × 70 × 135', 98, 108], ['Kit raccordement', '60 × 40 × 30', 9.5, 11]] },
  ],
  ({ seed, english, crates }) => {
    const net = together(crates.map((crate) => crate[2]))
    const gross = together(crates.map((crate) => crate[3]))
    const { client, site, siteTown, order, date, account } = marks(seed)
    return {
      expectedKg: gross,
      paper: { landscape: true },
      draw(sheet) {
        stacked(sheet, ['EXEMPLE FABRICATION EUROPE', 'Industriestraße 1 – 70000 MUSTERSTADT (DE)'], 46, 40, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 14 })
        sheet.write(english ? 'PACKING LIST / LISTE DE COLISAGE' : 'LISTE DE COLISAGE', 796, 40, { face: 'modernBold', size: 15, align: 'right' })
        stacked(sheet, [`N° ${account.slice(1)}-PL`, date, `Commande ${order}`], 796, 64, 14, { face: 'modern', size: 9, align: 'right' })
        stacked(sheet, [english ? 'Consignee / Destinataire' : 'Destinataire', client, site, siteTown], 46, 96, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 8.5, color: '#666' })
        const titles = english ? ['Box no.', 'Contents', 'Dim. (cm)', 'Net weight (kg)', 'Gross weight (kg)'] : ['Colis', 'Contenu', 'Dim. (cm)', 'Poids net (kg)', 'Poids brut (kg)']
        const widths = [80, 320, 130, 110, 110]
        table(sheet, {
          x: 46, y: 176, lines: 'grid', rowHeight: 24, headHeight: 26, headFill: '#dde6ef', style: { face: 'modern', size: 9.5 }, headStyle: { face: 'modernBold', size: 9 },
          columns: titles.map((title, at) => ({ title, width: widths[at]!, align: at < 2 ? ('left' as const) : at === 2 ? ('center' as const) : ('right' as const) })),
          rows: [...crates.map(([content, size, one, other], at) => [`${at + 1}/${crates.length}`, content, size, fr(one, 1), fr(other, 1)]), ['TOTAL', `${crates.length} colis`, '', fr(net, 1, ' '), fr(gross, 1, ' ')]],
        })
        stacked(sheet, english ? ['Country of origin: Germany', 'Handle with care – do not stack – max. stacking load 0 kg'] : ['Origine : Allemagne', 'Ne pas gerber – charge d’empilage maximale 0 kg – manutention par chariot 2,5 t minimum'], 46, 330, 16, { face: 'modern', size: 9 })
        sheet.write('Exemple Fabrication Europe – USt-IdNr. DE000000000', 46, 550, { face: 'modern', size: 8, color: '#666' })
      },
    }
  },
)
