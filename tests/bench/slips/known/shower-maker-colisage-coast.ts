import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Colis', width: 45, align: 'center' },
  { title: 'Contenu', width: 350 },
  { title: 'L × l × h (cm)', width: 137, align: 'center' },
  { title: 'Net (kg)', width: 75, align: 'right' },
  { title: 'Brut (kg)', width: 75, align: 'right' },
  { title: 'm³', width: 60, align: 'right' },
] as const

export const showerMakerColisage = layout(
  'shower-maker-colisage-coast',
  [
    { seed: 9681, parcels: [['Receveur 140 × 90, bonde', 148, 98, 12, 46.2, 52.8], ['Paroi fixe 140 + profilés', 210, 145, 10, 61.5, 70.1], ['Colonne de douche, visserie', 130, 40, 25, 8.3, 9.9]] },
    { seed: 9682, parcels: [['Receveur 120 × 80 (2 pièces)', 128, 88, 16, 78.4, 86.6], ['Porte coulissante 120', 205, 70, 14, 44.8, 51.3], ['Porte coulissante 120', 205, 70, 14, 44.8, 51.3], ['Meuble vasque 80', 85, 52, 60, 33.6, 38.2], ['Miroir LED 80 × 70', 88, 78, 9, 9.2, 11.4]] },
  ] as const,
  ({ seed, parcels }) => {
    const sum = (at: 4 | 5) => Number(parcels.reduce((all, parcel) => all + parcel[at], 0).toFixed(1))
    const volumes = parcels.map(([, long, wide, high]) => Number(((long * wide * high) / 1e6).toFixed(3)))
    const volume = volumes.reduce((all, value) => all + value, 0)
    const { client, site, siteStreet, siteTown, date, order, number } = coastParties(seed, 'plumber')
    return {
      expectedKg: sum(5),
      paper: { landscape: true },
      draw(sheet) {
        sheet.write('Modèle Bain & Douche', 50, 40, { face: 'bookBold', size: 18 })
        sheet.write('Liste de colisage', 792, 40, { face: 'bookBold', size: 18, align: 'right' })
        sheet.write(`Expédition ${number} du ${date} – commande ${order}`, 792, 66, { face: 'book', size: 10.5, align: 'right' })
        stacked(sheet, ['Usine du Spécimen', '85000 LA ROCHE-SUR-YON'], 50, 66, 14, { face: 'book', size: 10 })
        stacked(sheet, ['Destinataire :', client, `${site}, ${siteStreet}`, siteTown], 50, 110, 15, { face: 'book', size: 10.5 })
        const rows = parcels.map(([words, long, wide, high, net, gross], at) => [`${at + 1} / ${parcels.length}`, words, `${long} × ${wide} × ${high}`, printed(net, 1), printed(gross, 1), printed(volumes[at]!, 3)])
        const under = table(sheet, { x: 50, y: 190, columns, rows: [...rows, ['', `Total ${parcels.length} colis`, '', printed(sum(4), 1), printed(sum(5), 1), printed(volume, 3)]], style: { face: 'book', size: 10.5 }, headStyle: { face: 'bookBold', size: 10 }, headFill: '#ebe7df', lines: 'grid', rowHeight: 22, headHeight: 26 })
        sheet.flow('Chaque colis porte une étiquette reprenant le numéro d’expédition. Les parois en verre voyagent debout et ne se gerbent pas. Les receveurs supportent une charge de 300 kg une fois posés.', 50, under + 20, 742, { face: 'book', size: 9.5 })
        sheet.write('Préparé par : EX       Contrôlé par : MO', 50, under + 64, { face: 'book', size: 10 })
      },
    }
  },
)
