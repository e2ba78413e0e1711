import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { addressBox } from './inland-print.ts'
import { plumbingWares } from './inland-wares.ts'

const variants = [{ seed: 15151, lines: 5, parcels: 4, label: 'Total expédié' }, { seed: 15152, lines: 7, parcels: 6, label: 'TOTAL' }]

/** A sanitary wholesaler's slip: the goods without weights, then its parcels one by one with theirs. */
export const sanitaryParcelsInland = layout('sanitary-parcels-inland', variants, ({ seed, lines, parcels, label }) => {
  const { client, clientStreet, clientTown, site, siteStreet, siteTown, note, order, reference, date, luck } = parties(seed)
  const goods = inlandLoad(plumbingWares, seed, { lines, lineKg: 60, upTo: 10 })
  const each = Array.from({ length: parcels }, () => Number(luck.between(4, 46).toFixed(1)))
  const kg = Number(each.reduce((sum, one) => sum + one, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('sanitaire', 40, 34, { face: 'slabBold', size: 20, color: '#0b5fa5' })
      sheet.write('modèle', 40 + sheet.widthOf('sanitaire ', { face: 'slabBold', size: 20 }), 34, { face: 'slab', size: 20, color: '#0b5fa5' })
      sheet.write('Plate-forme de Nevers – 58000 NEVERS', 40, 60, { face: 'slab', size: 8.5 })
      sheet.write(`Bordereau de livraison ${note} du ${date}`, 40, 88, { face: 'slabBold', size: 12 })
      addressBox(sheet, 'Client', [client, clientStreet, clientTown], 40, 112, 245, { face: 'slab', size: 9.5 }, 6)
      addressBox(sheet, 'Lieu de livraison', [site, siteStreet, siteTown], 310, 112, 245, { face: 'slab', size: 9.5 }, 6)
      sheet.write(`Commande ${order} – Réf. ${reference} – Livraison avant 12 h`, 40, 182, { face: 'slab', size: 9 })
      const foot = table(sheet, {
        x: 40, y: 202, zebra: '#f0f5fa', lines: 'none', style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 },
        columns: [{ title: 'Référence', width: 90 }, { title: 'Libellé', width: 265 }, { title: 'Commandé', width: 55, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Solde', width: 55, align: 'right' }],
        rows: goods.lines.map(({ code, words, count }, at) => [code, words, `${at === 1 ? count + 2 : count}`, `${count}`, at === 1 ? '2' : '0']),
      })
      sheet.write('Détail des colis', 40, foot + 28, { face: 'slabBold', size: 10, color: '#0b5fa5' })
      table(sheet, {
        x: 40, y: foot + 44, lines: 'grid', style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 }, headFill: '#e3edf6',
        columns: [{ title: 'N° colis', width: 120 }, { title: 'Type', width: 70 }, { title: 'Dimensions (cm)', width: 110, align: 'center' }, { title: 'Poids (kg)', width: 80, align: 'right' }],
        rows: [
          ...each.map((one) => [`00${luck.digits(9)}`, one > 30 ? 'Palette' : 'Carton', `${luck.whole(30, 120)} x ${luck.whole(30, 80)} x ${luck.whole(15, 90)}`, fr(one, 1)]),
          [label, `${parcels} colis`, '', fr(kg, 1)],
        ],
      })
      writtenLines(sheet, ['Signature du client', 'Émarger lisiblement, réserves éventuelles à porter ici :'], 40, 740, 12, { face: 'slab', size: 8 })
    },
  }
})
