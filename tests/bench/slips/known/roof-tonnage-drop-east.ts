import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'
import { roofWares } from './east-wares.ts'

/** A roofing merchant who counts in tonnes, with crane and lorry limits in the small print. */
export const roofTonnageDrop = layout(
  'roof-tonnage-drop-east',
  [
    { seed: 9517, sign: 'T', take: [[0, 2400], [2, 42], [7, 12], [10, 6], [9, 4]] as const, pallets: 8 },
    { seed: 9518, sign: 'tonnes', take: [[1, 1080], [7, 20], [8, 60], [6, 4], [2, 30]] as const, pallets: 6 },
    { seed: 9519, sign: 't', take: [[3, 24], [4, 2], [5, 18], [11, 2]] as const, pallets: 2 },
  ],
  ({ seed, sign, take, pallets }) => {
    const goods = consigned(roofWares, take, 0)
    const { client, site, siteStreet, siteTown, number, order, date, plate, phone, street, town } = parties(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const plain = { face: 'slab', size: 9.5 } as const
        const bold = { face: 'slabBold', size: 9.5 } as const
        sheet.write('TOITURES SPÉCIMEN', sheet.width / 2, 30, { face: 'slabBold', size: 20, color: '#7a2e12', align: 'center' })
        sheet.write(`Couverture – Zinguerie – Bois · ${street}, ${town} · ${phone}`, sheet.width / 2, 56, { ...plain, align: 'center' })
        sheet.rule(36, 74, 559, 74, 1, '#7a2e12')
        facts(sheet, [['Bon de livraison', number], ['Date', date], ['Commande', order], ['Camion', plate]], 36, 88, 90, 15, plain, bold)
        sheet.box(310, 84, 249, 66)
        writtenLines(sheet, [client, site, siteStreet, siteTown], 318, 90, 14, plain, bold)
        const foot = table(sheet, {
          x: 36, y: 168, lines: 'rows', style: plain, headStyle: bold, headFill: '#f3e4dc', rowHeight: 21,
          columns: [{ title: 'Produit', width: 75 }, { title: 'Libellé', width: 248 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }, { title: `Poids (${sign})`, width: 70, align: 'right' }],
          rows: goods.lines.map(({ code, words, unit, count, kg }) => [code, words, fr(count, 0, ' '), unit, fr(kg / 1000, 3)]),
        })
        sheet.box(299, foot + 10, 260, 28, '#f3e4dc', '#7a2e12')
        sheet.write('TONNAGE LIVRÉ', 309, foot + 19, bold)
        sheet.write(`${fr(goods.kg / 1000, 3)} ${sign}`, 549, foot + 17, { face: 'slabBold', size: 12, align: 'right' })
        sheet.write(`Palettes : ${pallets}`, 36, foot + 19, plain)
        sheet.flow('Déchargement à la grue : portée utile 8 m à 1,2 t. Porteur PTAC 19 t, accès carrossable exigé. Au-delà d’une demi-heure d’attente, immobilisation facturée. Le client désigne l’emplacement et en garantit la portance.', 36, foot + 60, 523, { ...plain, size: 8 })
        sheet.write('Le chauffeur', 36, foot + 110, bold)
        sheet.write('Le client, « reçu conforme »', 310, foot + 110, bold)
      },
    }
  },
)
