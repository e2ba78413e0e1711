import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { masonryShelf } from './ridge-wares.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Code', 48], ['Désignation', 182], ['Qté cdée', 48, 'right'], ['Qté liv.', 46, 'right'], ['Un.', 32, 'center'], ['Reste', 40, 'right'], ['Poids un.', 56, 'right'], ['Poids kg', 63, 'right'])

/** A national merchant's delivery note: a weight on every line, the total under the column. */
export const networkMerchantKilosRidge = layout('network-merchant-kilos-ridge', [{ seed: 16201, lines: 6, short: 0 }, { seed: 16202, lines: 9, short: 2 }, { seed: 16203, lines: 4, short: 0 }], ({ seed, lines, short }) => {
  const goods = stocked(masonryShelf, seed, lines)
  const on = ridgeParties(seed)
  const pallets = 1 + (seed % 4)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.box(36, 30, 150, 44, '#c8102e', '#c8102e')
      sheet.write('EXEMPLE', 48, 36, { face: 'condensedBold', size: 18, color: '#fff' })
      sheet.write('MATÉRIAUX RÉSEAU', 48, 56, { face: 'condensed', size: 11, color: '#fff' })
      pairs(sheet, [['Agence', 'Dépôt Modèle Littoral'], ['Tél.', on.phone], ['SIRET', on.siret]], 36, 74, 82, 12, { face: 'condensed', size: 9 })
      sheet.write('BON DE LIVRAISON', 559, 30, { face: 'condensedBold', size: 18, align: 'right' })
      pairs(sheet, [['N° BL', `4${on.slip}`], ['Date', on.date], ['Compte client', on.account], ['Commande', `CC${on.order}`], ['Tournée', `${1 + (seed % 3)} - matin`]], 420, 500, 56, 13, { face: 'condensed', size: 10 })
      sheet.box(300, 132, 259, 60, undefined, '#777', 4)
      ;[on.client, on.site, on.siteStreet, on.siteTown].forEach((line, at) => sheet.write(line, 308, 138 + at * 13, { face: at === 0 ? 'condensedBold' : 'condensed', size: 10 }))
      const rows = goods.lines.map((line, at) => {
        const left = at < short ? line.count + 2 + at : line.count
        return [line.code, line.words, String(left), String(line.count), line.unit, left > line.count ? String(left - line.count) : '', figure(line.unitKg, 2), figure(line.kg, 2)]
      })
      const foot = table(sheet, { x: 40, y: 208, columns: list, rows, style: { face: 'condensed', size: 9.5 }, headStyle: { face: 'condensedBold', size: 9, color: '#fff' }, headFill: '#444', lines: 'rows' })
      sheet.box(340, foot + 4, 215, 20, '#eee', '#777')
      sheet.write('Poids total livraison', 348, foot + 9, { face: 'condensedBold', size: 10 })
      sheet.write(`${figure(goods.kg, 2)} kg`, 551, foot + 9, { face: 'condensedBold', size: 10, align: 'right' })
      sheet.write(`Palettes consignées : ${pallets} (24,00 € HT l’unité, soit ${figure(cents(pallets * 24), 2)} €)`, 40, foot + 9, { face: 'condensed', size: 9 })
      sheet.flow('Déchargement par grue auxiliaire sous la responsabilité du client : charge maximale 1 000 kg à 8 m. Accès possible aux véhicules de 26 t. Toute réserve doit être portée sur ce bon et confirmée sous 3 jours.', 40, 730, 330, { face: 'condensed', size: 8, color: '#444' })
      sheet.box(400, 726, 159, 60, undefined, '#777')
      sheet.write('Nom, date et signature du client', 406, 730, { face: 'condensed', size: 8 })
    },
  }
})
