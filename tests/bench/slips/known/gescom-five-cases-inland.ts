import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { facts, footStrip } from './inland-print.ts'
import { liningWares, roofWares, tileWares } from './inland-wares.ts'

const variants = [
  { seed: 15121, wares: liningWares, filled: true, tare: 66, supplier: 'SPÉCIMEN CLOISONS', unit: ' kg' },
  { seed: 15122, wares: tileWares, filled: false, tare: 0, supplier: 'MODÈLE CARRELAGES', unit: '' },
  { seed: 15123, wares: roofWares, filled: true, tare: 22.5, supplier: 'EXEMPLE COUVERTURE', unit: '' },
]

/** The usual accounting suite's slip: nothing weighed in the lines, net and gross in the foot's cases, which some never fill. */
export const gescomFiveCasesInland = layout('gescom-five-cases-inland', variants, ({ seed, wares, filled, tare, supplier, unit }) => {
  const { client, clientStreet, clientTown, account, note, order, date, phone, luck } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines: 6, lineKg: 240 })
  const gross = goods.kg + tare
  const said = (kg: number) => `${fr(filled ? kg : 0, 2, ' ')}${unit}`
  return {
    expectedKg: filled ? gross : null,
    draw(sheet) {
      sheet.write(supplier, 40, 40, { face: 'sansBold', size: 16 })
      writtenLines(sheet, ['ZA du Modèle – 8 rue de l’Exemple', '63100 CLERMONT-FERRAND', `Téléphone : ${phone}`], 40, 62, 12, { size: 8.5 })
      sheet.box(330, 36, 225, 22, '#d9e2ec')
      sheet.write('Bon de livraison', 442, 42, { face: 'sansBold', size: 11, align: 'center' })
      facts(sheet, [['Numéro', `BL${note}`], ['Date', date], ['N° client', `CL${account}`], ['Votre commande', order]], 336, 64, 100, { size: 9 })
      writtenLines(sheet, [client, clientStreet, clientTown], 336, 134, 14, { size: 10 }, { face: 'sansBold', size: 10 })
      table(sheet, {
        x: 40, y: 206, downTo: 668, lines: 'columns', headFill: '#d9e2ec', style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8.5 },
        columns: [{ title: 'Référence', width: 78 }, { title: 'Désignation', width: 230 }, { title: 'Qté', width: 46, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'P.U. HT', width: 56, align: 'right' }, { title: 'Montant HT', width: 65, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit: by, count, price, total }) => [code, words, fr(count, 2), by, fr(price, 2), fr(total, 2)]),
      })
      footStrip(sheet, [['Nb de colis', filled ? `${luck.whole(2, 6)}` : '0'], ['Poids net', said(goods.kg)], ['Poids brut', said(gross)], ['Expédition', 'Notre camion'], ['Franco', 'Port compris']], 40, 682, [75, 110, 110, 110, 110], { face: 'sans', size: 9 }, '#d9e2ec')
      sheet.write('Réserve de propriété : loi n° 80.335. Toute réclamation doit être faite dans les trois jours.', 40, 726, { size: 7 })
      sheet.write(`${supplier} – SAS au capital de 50 000 € – RCS 000 000 000 – NAF 4673A`, 297, 800, { size: 7, align: 'center', color: '#555' })
    },
  }
})
