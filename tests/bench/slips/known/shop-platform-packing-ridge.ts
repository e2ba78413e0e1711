import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { paintShelf, toolShelf } from './ridge-wares.ts'

const list = columns(['Référence', 70], ['Produit', 270], ['Quantité', 70, 'center'], ['Prix unitaire (TTC)', 105, 'right'])

/** A web shop's delivery slip in pale grey: the weight among the carrier's facts, or nowhere. */
export const shopPlatformPackingRidge = layout('shop-platform-packing-ridge', [{ seed: 16295, lines: 3, told: true }, { seed: 16296, lines: 5, told: true }, { seed: 16297, lines: 3, told: false }], ({ seed, lines, told }) => {
  const goods = stocked([...paintShelf, ...toolShelf], seed, lines, { times: 0.2 })
  const on = ridgeParties(seed)
  const gross = cents(goods.kg + 1.2)
  const facts = [['Numéro de commande', `EXMPL${on.order}`], ['Date de commande', on.date], ['Transporteur', 'Exemple Express 48 h'], ...(told ? [['Poids total', `${figure(gross, 2, 'point')} kg`]] : [['Paiement', 'Carte bancaire']])] as const
  return {
    expectedKg: told ? gross : null,
    draw(sheet) {
      sheet.write('brico-modele.example', 40, 36, { face: 'modernBold', size: 16, color: '#6a4c93' })
      sheet.write('Bon de livraison', 555, 34, { face: 'modernBold', size: 13, align: 'right' })
      sheet.write(`#LI${on.slip}`, 555, 54, { face: 'modern', size: 9, color: '#777', align: 'right' })
      const blocks = [['Adresse de livraison', on.client, on.siteStreet, on.siteTown, on.phone], ['Adresse de facturation', on.client, on.street, on.town, 'France']]
      blocks.forEach((lines_, column) => lines_.forEach((line, at) => sheet.write(line, 40 + column * 260, 92 + at * 14, { face: at === 0 ? 'modernBold' : 'modern', size: 9 })))
      facts.forEach(([name, worth], at) => {
        sheet.box(40 + at * 129, 180, 129, 20, '#eee', '#ccc')
        sheet.box(40 + at * 129, 200, 129, 24, undefined, '#ccc')
        sheet.write(name!, 104 + at * 129, 186, { face: 'modernBold', size: 8, align: 'center' })
        sheet.write(worth!, 104 + at * 129, 208, { face: 'modern', size: 8.5, align: 'center' })
      })
      const rows = goods.lines.map((line) => [line.code, line.words, String(line.count), `${figure(cents(line.price * 1.2), 2)} €`])
      const foot = table(sheet, { x: 40, y: 244, columns: list, rows, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 }, headFill: '#eee', rowHeight: 22 })
      sheet.write('Un article manque ou est abîmé ? Contactez-nous sous 48 h avec une photo de l’emballage.', 40, foot + 20, { face: 'modern', size: 8, color: '#555' })
      sheet.write('Livraison offerte dès 99 €, colis limités à 30 kg en point de retrait.', 40, foot + 34, { face: 'modern', size: 8, color: '#555' })
      sheet.write('Boutique Modèle SAS au capital de 10 000 € – 1 rue de l’Exemple, 31000 TOULOUSE', 297, 796, { face: 'modern', size: 7.5, color: '#888', align: 'center' })
    },
  }
})
