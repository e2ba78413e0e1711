import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { strip } from './east-print.ts'
import { plumbingWares } from './east-wares.ts'

/** A small merchant's accounting program: columns ruled down to the foot, gross and net in its last strip, or never filled in. */
export const gescomRuledFoot = layout(
  'gescom-ruled-foot-east',
  [
    { seed: 9504, supplier: 'Sanitaire Exemple', weighed: true, take: [[0, 2], [1, 2], [9, 4], [7, 1], [13, 1], [12, 1]] as const },
    { seed: 9505, supplier: 'Comptoir Modèle du Bain', weighed: true, take: [[5, 3], [2, 3], [3, 3], [10, 3], [4, 2]] as const },
    { seed: 9506, supplier: 'Spécimen Plomberie Distribution', weighed: false, take: [[6, 20], [8, 12], [11, 6], [9, 2]] as const },
  ],
  ({ seed, supplier, weighed, take }) => {
    const goods = consigned(plumbingWares, take)
    const gross = Number((goods.kg * 1.06).toFixed(1))
    const { street, town, client, clientStreet, clientTown, number, order, account, date, phone, siret } = parties(seed)
    return {
      expectedKg: weighed ? gross : null,
      draw(sheet) {
        sheet.write(supplier, 30, 30, { face: 'serifBold', size: 16 })
        writtenLines(sheet, [street, town, `Tél. ${phone}`, `Siret ${siret}`], 30, 52, 11, { face: 'serif' })
        writtenLines(sheet, [client, clientStreet, clientTown], 340, 92, 14, { face: 'serif', size: 11 }, { face: 'serifBold', size: 11 })
        sheet.write(`Bon de livraison N° BL${number}`, 30, 150, { face: 'serifBold', size: 13 })
        strip(sheet, [['Date', date, 90], ['Code client', `CL${account}`, 90], ['Votre référence', `Cde ${order}`, 130], ['Dépôt', 'PRINCIPAL', 90], ['Page', '1', 45]], { x: 30, y: 172, style: { face: 'serif' }, fill: '#e6e6e6' })
        table(sheet, {
          x: 30, y: 222, lines: 'columns', downTo: 640, style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold' }, headFill: '#e6e6e6',
          columns: [{ title: 'Référence', width: 80 }, { title: 'Désignation', width: 265 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Colisage', width: 90, align: 'right' }],
          rows: goods.lines.map(({ code, words, unit, count }) => [code, words, fr(count, 2), unit, String(count)]),
        })
        strip(
          sheet,
          [['Poids net', weighed ? fr(goods.kg, 3) : '0,000', 95], ['Poids brut', weighed ? fr(gross, 3) : '0,000', 95], ['Unité', 'kg', 45], ['Nb de colis', weighed ? String(goods.count) : '0', 70], ['Mode d’expédition', 'Nos soins', 110], ['Franco', 'Oui', 120]],
          { x: 30, y: 652, style: { face: 'serif' }, bold: { face: 'serif', size: 10 }, fill: '#e6e6e6' },
        )
        sheet.write('Signature du client :', 30, 704, { face: 'serif' })
        sheet.flow('Les marchandises voyagent aux risques et périls du destinataire. Aucune réclamation ne sera admise après 3 jours. Réserve de propriété : loi n° 80-335.', 30, 780, 535, { face: 'serif', size: 7 })
      },
    }
  },
)
