import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { toolShelf } from './ridge-wares.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { caseStrip, columns, figure } from './ridge-print.ts'

const list = columns(['Référence', 66], ['Désignation', 212], ['Quantité', 54, 'right'], ['P.U. HT', 62, 'right'], ['Rem.', 44, 'right'], ['Montant HT', 82, 'right'])

/** An accounting program's note with prices; parcels and weights in cases at the foot, sometimes left empty. */
export const accountingFootStripRidge = layout('accounting-foot-strip-ridge', [{ seed: 16205, lines: 6, known: true }, { seed: 16206, lines: 8, known: true }, { seed: 16207, lines: 5, known: false }], ({ seed, lines, known }) => {
  const goods = stocked(toolShelf, seed, lines)
  const on = ridgeParties(seed)
  const gross = cents(goods.kg + 4.5)
  return {
    expectedKg: known ? gross : null,
    draw(sheet) {
      sheet.write('QUINCAILLERIE SPÉCIMEN SARL', 40, 40, { face: 'sansBold', size: 13 })
      ;['12 avenue de l’Exemple', '06130 GRASSE', `Tél. : ${on.phone}`, `SIRET : ${on.siret}`].forEach((line, at) => sheet.write(line, 40, 58 + at * 11, { size: 8 }))
      sheet.box(310, 106, 245, 66, undefined, '#111', 6)
      ;[on.client, on.street, on.town].forEach((line, at) => sheet.write(line, 322, 118 + at * 15, { size: 10, face: at === 0 ? 'sansBold' : 'sans' }))
      caseStrip(sheet, [['Bon de livraison N°', `BL0${on.slip}`, 130], ['Date', on.date, 90], ['Code client', on.account, 90], ['Commande N°', `BC${on.order}`, 100], ['Page', '1 / 1', 110]], 38, 190, { style: { face: 'sansBold', size: 7.5 } })
      table(sheet, {
        x: 38, y: 238, columns: list, lines: 'columns', downTo: 640, style: { size: 8.5 },
        rows: goods.lines.map((line) => [line.code, line.words, figure(line.count, 2, 'plain'), figure(line.price, 2, 'plain'), '', figure(line.total, 2)]),
      })
      const shown = (value: number) => (known ? figure(value, 2, 'plain') : '')
      caseStrip(sheet, [['Nb colis', known ? String(lines - 2) : '', 70], ['Poids net', shown(goods.kg), 85], ['Poids brut', shown(gross), 85], ['Transporteur', known ? 'Nos soins' : '', 100], ['Total HT', figure(goods.total, 2), 90], ['Net TTC', `${figure(cents(goods.total * 1.2), 2)} €`, 90]], 38, 652, { height: 42, style: { face: 'sansBold', size: 7.5 }, value: { size: 9.5 } })
      sheet.write('Poids exprimés en kg.  Franco de port à partir de 300 € HT.', 38, 704, { size: 7.5 })
      sheet.flow('Réserve de propriété : les marchandises restent la propriété du vendeur jusqu’au paiement intégral. Escompte pour paiement anticipé : néant.', 38, 720, 300, { size: 7, color: '#444' })
      sheet.write('Cachet et signature', 400, 720, { size: 8 })
      sheet.box(398, 716, 160, 60)
    },
  }
})
