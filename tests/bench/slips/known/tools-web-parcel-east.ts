import { table } from '../drawing/table.ts'
import { fr } from '../drawing/french-number.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'
import { toolWares } from './east-wares.ts'

/** A web shop's sheet put in the parcel; what the ladder bears is not what it weighs. */
export const toolsWebParcel = layout(
  'tools-web-parcel-east',
  [
    { seed: 9543, told: true, take: [[0, 1], [8, 4], [1, 1]] as const },
    { seed: 9544, told: true, take: [[11, 1], [5, 1]] as const },
    { seed: 9545, told: false, take: [[7, 4], [0, 1]] as const },
  ],
  ({ seed, told, take }) => {
    const goods = consigned(toolWares, take)
    const packed = Number((goods.kg + 0.8 * take.length).toFixed(2))
    const { client, siteStreet, siteTown, number, order, date, clientStreet, clientTown } = parties(seed)
    return {
      expectedKg: told ? packed : null,
      draw(sheet) {
        const plain = { face: 'modern', size: 9 } as const
        const bold = { face: 'modernBold', size: 9 } as const
        sheet.box(40, 34, 34, 34, '#111', '#111', 6)
        sheet.write('o', 57, 35, { face: 'modernBold', size: 24, color: '#ffd400', align: 'center' })
        sheet.write('outil-exemple.invalid', 84, 42, { face: 'modernBold', size: 15 })
        sheet.write('Bon de livraison', 555, 44, { face: 'modern', size: 15, align: 'right' })
        writtenLines(sheet, ['Livraison', client, siteStreet, siteTown, 'France'], 40, 96, 14, plain, bold)
        writtenLines(sheet, ['Facturation', client, clientStreet, clientTown, 'France'], 220, 96, 14, plain, bold)
        facts(sheet, [['Commande', `#${order}`], ['Date', date], ['Transporteur', 'Exemple Relais'], ['Suivi', `EX${number}`], ...(told ? ([['Poids du colis', `${packed.toFixed(2)} kg`]] as const) : [])], 400, 96, 80, 14, plain, bold)
        const foot = table(sheet, {
          x: 40, y: 190, lines: 'rows', style: plain, headStyle: bold, headFill: '#fff6cc', rowHeight: 22,
          columns: [{ title: 'Référence', width: 90 }, { title: 'Produit', width: 265 }, { title: 'Prix unitaire', width: 90, align: 'right' }, { title: 'Quantité', width: 70, align: 'right' }],
          rows: goods.lines.map(({ code, words, count, price }) => [code, words, `${fr(price, 2)} €`, String(count)]),
        })
        sheet.write(`Moyen de paiement : carte bancaire – ${fr(goods.total, 2, ' ')} € TTC`, 40, foot + 16, plain)
        if (!told) sheet.write('Tréteau réglable : charge admissible 500 kg la paire. Ne jamais dépasser 250 kg par tréteau.', 40, foot + 34, plain)
        sheet.write('Un problème ? Vous avez 30 jours pour nous renvoyer votre commande.', 40, 760, { ...plain, color: '#777' })
      },
    }
  },
)
