import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['RESEPX', 'Résine époxy bicomposant kit 5 kg', 'U', 5.4, 96, 8],
  ['DISQ230', 'Disque diamant Ø 230 mm', 'U', 0.6, 41, 10],
  ['PRIMACC', 'Primaire d\'accrochage seau 15 L', 'U', 16.2, 58, 6],
  ['BETOHP', 'Mortier de scellement 25 kg', 'SAC', 25.1, 24, 14],
  ['MALAX', 'Malaxeur électrique 1 600 W', 'U', 7.8, 239, 2],
  ['HYDRO', 'Hydrofuge de surface bidon 20 L', 'U', 20.9, 119, 4],
  ['GANTS', 'Gants manutention taille 10 (lot de 12)', 'LOT', 1.1, 18, 5],
  ['SCELL', 'Cartouche scellement chimique 300 ml', 'U', 0.7, 14, 24],
  ['BACHE', 'Bâche de protection 6 × 10 m', 'U', 8.3, 34, 6],
]

/** A free management program: sender and addressee in two boxes, weight and volume in one column, its total under it. Points for decimals. */
export const openSourceShipment = layout('open-source-shipment', [{ seed: 9107, lines: 3 }, { seed: 9111, lines: 5 }, { seed: 9118, lines: 7 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 1)
  const litres = Math.round(load.kg * 1.7)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, date, order, account } = marks(seed)
      sheet.write('EXEMPLE OUTILLAGE & CHIMIE', 40, 34, { face: 'sansBold', size: 13, color: '#00508c' })
      sheet.write('Bordereau d\'expédition', 555, 30, { face: 'sansBold', size: 13, color: '#00003c', align: 'right' })
      block(sheet, [`Réf. : SH2603-${seed}`, `Date prévue de livraison : ${date}`, `Code client : ${account}`, `Réf. commande : ${order} du ${date}`], 555, 50, 12, { size: 8.5, color: '#00003c', align: 'right' })
      sheet.write('Émetteur :', 40, 112, { size: 7.5 })
      sheet.box(40, 122, 228, 84, '#e6e6e6', '#e6e6e6')
      block(sheet, ['Exemple Outillage & Chimie', street, town, '', `Tél. : ${phone}`, 'Email : contact@exemple.test'], 46, 128, 12, { size: 9 })
      sheet.write('Adressé à :', 290, 112, { size: 7.5 })
      sheet.box(290, 122, 265, 84)
      block(sheet, [client, site, siteTown, 'France'], 296, 128, 12, { size: 9 })
      sheet.write('Méthode d\'expédition : Transporteur', 40, 216, { size: 8.5 })
      const rows = load.lines.map(({ code, words, count, kg }) => [`${code} - ${words}`, `${point(kg)} kg`, `${count}`, `${count}`])
      const y = table(sheet, { x: 40, y: 234, lines: 'columns', downTo: 640, style: { size: 8.5 }, headStyle: { size: 8.5 }, columns: [{ title: 'Description', width: 285 }, { title: 'Poids/Vol.', width: 80, align: 'center' }, { title: 'Qté commandée', width: 75, align: 'center' }, { title: 'Qté à expédier', width: 75, align: 'center' }], rows })
      sheet.box(40, y, 515, 30, '#f0f0f0')
      sheet.write('Total', 44, y + 5, { face: 'sansBold', size: 9 })
      sheet.write(`${point(load.kg)} kg`, 365, y + 5, { size: 9, align: 'center' })
      sheet.write(`${point(litres / 1000)} m³`, 365, y + 17, { size: 9, align: 'center' })
      ;[442.5, 517.5].forEach((x) => sheet.write(`${load.count}`, x, y + 5, { size: 9, align: 'center' }))
      sheet.write('SARL au capital de 10 000 € - SIRET 000 000 000 00000 - NAF 4674A', 297, 800, { size: 7, align: 'center' })
      sheet.write('1/1', 555, 800, { size: 7, align: 'right' })
    },
  }
})

function point(value: number): string {
  return `${Number(fr(value, 3).replace(',', '.'))}`
}
