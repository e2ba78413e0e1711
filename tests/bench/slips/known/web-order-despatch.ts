import { fr } from '../drawing/french-number.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['REF 88120', 'Perforateur SDS-plus 800 W en coffret', '', 4.9, 189],
  ['REF 88455', 'Scie à onglet radiale 254 mm', '', 14.6, 329],
  ['REF 90210', 'Lot de 4 tréteaux acier', '', 11.2, 79.9],
  ['REF 90377', 'Disque diamant Ø 230 mm', '', 0.7, 34.5],
  ['REF 91004', 'Aspirateur de chantier 30 L', '', 12.3, 219],
]

/** A shop's page to print at despatch: the weight of the order in grey under the goods, or no weight at all. */
export const webOrderDespatch = layout('web-order-despatch', [
  { seed: 7111, take: [[1, 1], [3, 4]] as Take, told: true },
  { seed: 7112, take: [[0, 2], [2, 1], [4, 1]] as Take, told: true },
  { seed: 7113, take: [[4, 1], [3, 2]] as Take, told: false },
], ({ seed, take, told }) => {
  const { lines, kg, count } = consigned(wares, take)
  return {
    expectedKg: told ? kg : null,
    draw(sheet) {
      const { client, street, town, number, longDay, order } = parties(seed)
      const text = { face: 'sans', size: 9.5 } as const
      sheet.write('exemple-outillage', 45, 40, { face: 'slabBold', size: 20, color: '#e65100' })
      sheet.write(`Bordereau d’expédition – commande #${number}`, 45, 78, { face: 'sansBold', size: 13 })
      sheet.write(`Expédiée le ${longDay}`, 45, 97, { ...text, color: '#555' })
      sheet.box(45, 120, 245, 78, '#fafafa', '#ddd', 6)
      sheet.box(305, 120, 245, 78, '#fafafa', '#ddd', 6)
      writtenLines(sheet, ['Adresse de livraison', client, street, town], 57, 130, 15, text, { face: 'sansBold', size: 9.5 })
      writtenLines(sheet, ['Mode de livraison', 'Transporteur Modèle – sur rendez-vous', `Suivi : XX${order}${number}`, '2 à 3 jours ouvrés'], 317, 130, 15, text, { face: 'sansBold', size: 9.5 })
      lines.forEach((line, at) => {
        const y = 216 + at * 46
        sheet.box(45, y, 36, 36, '#f0f0f0', '#ddd', 3)
        sheet.write(line.words, 92, y + 5, { face: 'sansBold', size: 9.5 })
        sheet.write(line.code, 92, y + 20, { face: 'sans', size: 8, color: '#777' })
        sheet.write(`× ${line.count}`, 540, y + 12, { face: 'sansBold', size: 11, align: 'right' })
      })
      const y = 216 + lines.length * 46 + 8
      sheet.rule(45, y, 550, y, 0.6, '#ccc')
      sheet.write(`${count} article${count > 1 ? 's' : ''} dans cet envoi`, 45, y + 12, text)
      if (told) sheet.write(`Poids total de l’envoi : ${fr(kg, 1)} kg`, 45, y + 28, { ...text, color: '#666' })
      sheet.box(45, y + 60, 505, 58, '#fff8e1', '#ffe082', 6)
      sheet.flow('Une pièce manque ou est abîmée ? Notez vos réserves sur le bon du livreur puis écrivez-nous sous 3 jours. Retours acceptés pendant 30 jours pour tout article de moins de 30 kg, dans son emballage d’origine.', 57, y + 70, 480, { face: 'sans', size: 9 })
    },
  }
})
