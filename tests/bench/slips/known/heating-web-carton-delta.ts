import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'
import { plumbing } from './delta-wares.ts'

const columns = columnsOf(['Référence', 70], ['Produit', 300], ['Poids', 70, 'r'], ['Quantité', 70, 'r'])

/** A web shop's packing slip: the weight of one piece in the lines, of the parcel in the summary. */
export const heatingWebCarton = layout(
  'heating-web-carton-delta',
  [
    { seed: 18912, take: [[11, 1], [10, 2], [12, 1]] as const, packKg: 1.2, label: 'Poids du colis' },
    { seed: 18913, take: [[3, 2], [13, 1], [12, 2]] as const, packKg: 16, label: 'Poids total de la commande emballée' },
  ],
  ({ seed, take, packKg, label }) => {
    const goods = consigned(plumbing, take)
    const p = partiesOf(seed)
    const kg = Number((goods.kg + packKg).toFixed(2))
    const face = 'modern'
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('chauffage-modele.invalid', 40, 40, { face: 'modernBold', size: 16, color: '#c2410c' })
        sheet.write('BON DE LIVRAISON', 556, 40, { face: 'modernBold', size: 12, align: 'right' })
        sheet.write(`${p.date}   #DE00${p.order}`, 556, 58, { face, size: 9, align: 'right', color: '#555' })
        stacked(sheet, ['Adresse de livraison', p.client, p.clientStreet, p.clientTown, 'France', p.phone], 40, 96, 14, { face, size: 9 }, { face: 'modernBold', size: 9 })
        stacked(sheet, ['Adresse de facturation', p.client, p.clientStreet, p.clientTown, 'France'], 310, 96, 14, { face, size: 9 }, { face: 'modernBold', size: 9 })
        facts(sheet, [['Référence commande', `MOD${p.account}`], ['Mode de livraison', kg > 30 ? 'Transport volumineux – sur rendez-vous' : 'Colis standard 48 h'], ['Paiement', 'Carte bancaire']], 40, 196, 15, 120, { face, size: 9 })
        const rows = goods.lines.map(({ code, words, count, unitKg }) => [code, words, `${fr(unitKg, 2)} kg`, fr(count)])
        const foot = table(sheet, { x: 40, y: 256, columns, rows, lines: 'rows', zebra: '#fafafa', headFill: '#fdebdd', style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9 }, rowHeight: 22 })
        sheet.write('Nombre d’articles', 430, foot + 14, { face, size: 9, align: 'right' })
        sheet.write(fr(goods.count), 546, foot + 14, { face: 'modernBold', size: 9, align: 'right' })
        sheet.write(label, 430, foot + 31, { face, size: 9, align: 'right' })
        sheet.write(`${fr(kg, 2)} kg`, 546, foot + 31, { face: 'modernBold', size: 9, align: 'right' })
        sheet.flow('Vous disposez de 14 jours pour changer d’avis. Conservez l’emballage : un retour de plus de 30 kg doit être sanglé sur palette. En cas d’avarie, notez des réserves précises sur le bon du transporteur.', 40, foot + 64, 516, { face, size: 8, color: '#555' })
        sheet.write('Boutique Modèle SAS – exemple de document', 298, 800, { face, size: 7.5, color: '#888', align: 'center' })
      },
    }
  },
)
