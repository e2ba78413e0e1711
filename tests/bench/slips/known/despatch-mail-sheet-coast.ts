import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

export const despatchMailSheet = layout(
  'despatch-mail-sheet-coast',
  [
    { seed: 9731, trade: 'joiner', goods: ['4 fenêtres alu 2 vantaux 120 × 135', '1 baie coulissante 240 × 215'], pieces: '2 chevalets', kg: 412 },
    { seed: 9732, trade: 'plumber', goods: ['1 baignoire îlot 170 × 75', '1 meuble double vasque 120', '2 sèche-serviettes 1 000 W'], pieces: '1 palette, 3 colis', kg: 186.5 },
  ] as const,
  ({ seed, trade, goods, pieces, kg }) => {
    const { client, site, siteStreet, siteTown, date, nextDay, hour, order, phone } = coastParties(seed, trade)
    const style = { face: 'sans', size: 10 } as const
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write(`${date} ${hour}`, 40, 26, { size: 7.5, color: '#555' })
        sheet.write('Messagerie – Votre commande part demain', 297, 26, { size: 7.5, align: 'center', color: '#555' })
        sheet.write(`Votre commande ${order} part demain`, 40, 54, { face: 'sansBold', size: 14 })
        stacked(sheet, ['De : expeditions@modele-menuiserie-bain.example', `À : ${client} <bureau@specimen.example>`, `Date : ${date} ${hour}`], 40, 80, 14, { size: 9, color: '#444' })
        sheet.rule(40, 130, 555, 130, 0.5, '#bbb')
        sheet.write('Bonjour,', 40, 146, style)
        sheet.write(`Votre commande ${order} sera livrée le ${nextDay} entre 8 h et 12 h par notre transporteur.`, 40, 168, style)
        sheet.write('Contenu de l’envoi :', 40, 196, { face: 'sansBold', size: 10 })
        const y = stacked(sheet, goods.map((line) => `•  ${line}`), 56, 214, 16, style) + 8
        const pairs = [['Conditionnement', pieces], ['Poids de l’envoi', `${printed(kg, Number.isInteger(kg) ? 0 : 1)} kg`], ['Livraison', `${site}, ${siteStreet}, ${siteTown}`], ['Contact chauffeur', phone]]
        pairs.forEach(([label, value], at) => {
          sheet.write(`${label} :`, 40, y + at * 18, style)
          sheet.write(value!, 150, y + at * 18, { face: 'sansBold', size: 10 })
        })
        const under = sheet.flow('La livraison s’entend au pied du camion. Si votre accès est limité à 3,5 t ou si le déchargement ne peut se faire au hayon, répondez à ce message avant 16 h. Imprimez ce message : il tient lieu de bon de livraison.', 40, y + 90, 500, style)
        stacked(sheet, ['Cordialement,', 'Le service expéditions', 'Modèle Menuiserie & Bain'], 40, under + 16, 15, style)
        sheet.write('Page 1 sur 1', 555, 806, { size: 7.5, align: 'right', color: '#555' })
      },
    }
  },
)
