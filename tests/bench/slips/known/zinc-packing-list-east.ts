import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A zinc works' packing list: sizes, net and gross of each package, the totals beneath. */
export const zincPackingList = layout(
  'zinc-packing-list-east',
  [
    { seed: 9568, packs: [['Fagot gouttières 4 m', '410 x 30 x 30', 92, 95.5], ['Caisse accessoires', '80 x 60 x 50', 41.4, 52], ['Palette bobines', '120 x 80 x 70', 612, 634.5]] as const },
    { seed: 9569, packs: [['Palette bobines', '120 x 80 x 70', 824, 846.5], ['Palette bobines', '120 x 80 x 70', 772.5, 795], ['Fagot bandes façonnées', '205 x 40 x 25', 138, 144], ['Carton crochets', '40 x 30 x 30', 18.6, 19.4], ['Carton soudure', '30 x 20 x 20', 10, 10.6]] as const },
  ],
  ({ seed, packs }) => {
    const sum = (at: 2 | 3) => Number(packs.reduce((all, pack) => all + pack[at], 0).toFixed(1))
    const { client, site, siteStreet, siteTown, number, order, date } = parties(seed)
    return {
      expectedKg: sum(3),
      draw(sheet) {
        const plain = { face: 'book', size: 9 } as const
        const bold = { face: 'bookBold', size: 9 } as const
        sheet.write('Zinguerie du Spécimen', 40, 36, { face: 'bookBold', size: 17 })
        sheet.write('Profilage, façonnage, accessoires', 40, 58, plain)
        sheet.write('LISTE DE COLISAGE', 555, 36, { face: 'bookBold', size: 14, align: 'right' })
        sheet.write(`jointe au bon ${number} du ${date}`, 555, 56, { ...plain, align: 'right' })
        writtenLines(sheet, ['Destinataire', client, site, siteStreet, siteTown], 40, 90, 14, plain, bold)
        writtenLines(sheet, ['Votre commande', order], 400, 90, 14, plain, bold)
        const foot = table(sheet, {
          x: 40, y: 178, lines: 'grid', style: plain, headStyle: bold, headFill: '#e7edf0', headHeight: 30, rowHeight: 21,
          columns: [{ title: 'Colis', width: 45, align: 'center' }, { title: 'Contenu', width: 190 }, { title: 'Dimensions\n(cm)', width: 110 }, { title: 'Net\n(kg)', width: 85, align: 'right' }, { title: 'Brut\n(kg)', width: 85, align: 'right' }],
          rows: [...packs.map(([what, size, net, gross], at) => [`${at + 1}/${packs.length}`, what, size, fr(net, 1), fr(gross, 1)]), ['', `Total ${packs.length} colis`, '', fr(sum(2), 1, ' '), fr(sum(3), 1, ' ')]],
        })
        sheet.write('Emballages bois conformes NIMP 15. Manutentionner les bobines à plat, élingues textiles (CMU 1 000 kg).', 40, foot + 20, { ...plain, size: 8 })
        sheet.write('Emballé par :', 40, foot + 50, plain)
        sheet.write('Contrôlé par :', 240, foot + 50, plain)
      },
    }
  },
)
