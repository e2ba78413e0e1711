import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  readonly goods: readonly string[]
  readonly pallets: number
  /** Kilos and how the message says them; null while they are not known yet. */
  readonly weight: readonly [kg: number, words: string] | null
}

/** A supplier's message announcing a delivery, printed from the mailbox. */
export const deliveryMailSouth = layout<Variant>(
  'delivery-mail-south',
  [
    { seed: 9701, goods: ['42 m² Parquet contrecollé chêne brossé', '42 m² Sous-couche liège', '20 ml Plinthe MDF'], pallets: 1, weight: [486, `${figure(486, 0)} kgs`] },
    { seed: 9702, goods: ['18 rouleaux Laine de verre 200 mm', '60 plaques BA13 2,50 m', '4 cartons Visserie'], pallets: 3, weight: [1790, `${figure(1.79, 2)} tonne`] },
    { seed: 9703, goods: ['2 Baies coulissantes 3,00 × 2,15 m', '1 Porte d’entrée'], pallets: 1, weight: null },
  ],
  ({ seed, goods, pallets, weight }) => {
    const { client, place, town, site, order, date, hour } = parties(seed)
    const face = { face: 'sans', size: 10 } as const
    return {
      expectedKg: weight === null ? null : weight[0],
      draw(sheet) {
        sheet.write('Messagerie Exemple', 42, 30, { face: 'sansBold', size: 12 })
        sheet.write('Boîte de réception', 553, 32, { size: 9, align: 'right', color: '#666' })
        sheet.rule(42, 48, 553, 48)
        sheet.write(`Confirmation de livraison – commande ${order}`, 42, 58, { face: 'sansBold', size: 14 })
        writtenLines(sheet, ['De : Expéditions Matériaux Modèle <expedition@modele.example>', `À : ${client} <chantier@exemple.example>`, `Date : ${date} ${hour}`], 42, 82, 14, { size: 9, color: '#444' })
        sheet.rule(42, 128, 553, 128, 0.4, '#999')
        let y = writtenLines(sheet, ['Bonjour,', '', 'Votre commande est prête. Voici le détail de la livraison :'], 42, 142, 15, face)
        y = writtenLines(sheet, goods.map((line) => `– ${line}`), 58, y + 6, 16, face)
        const facts = [['Conditionnement', `${pallets} palette${pallets > 1 ? 's' : ''}`], ['Poids', weight === null ? 'communiqué au départ du camion' : weight[1]], ['Lieu', `${site}, ${place}, ${town}`], ['Créneau', 'entre 8 h et 12 h']]
        facts.forEach(([caption, value], at) => {
          sheet.write(`${caption} :`, 42, y + 14 + at * 17, { ...face, face: 'sansBold' })
          sheet.write(value!, 150, y + 14 + at * 17, face)
        })
        y = sheet.flow('Le camion est équipé d’un hayon (capacité 1 500 kg) et d’un transpalette. Le déchargement se fait au plus près, sur sol stabilisé. Merci de nous prévenir 24 h avant en cas d’empêchement.', 42, y + 96, 500, face)
        writtenLines(sheet, ['Cordialement,', 'Le service expéditions', 'Matériaux Modèle – 06510 CARROS'], 42, y + 18, 15, face)
        sheet.write('1 sur 1', 553, 806, { size: 8, align: 'right', color: '#666' })
      },
    }
  },
)
