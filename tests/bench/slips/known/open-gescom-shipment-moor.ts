import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed } from './moor-print.ts'
import { roofWares, tileWares } from './moor-wares.ts'

const variants = [
  { seed: 14321, wares: tileWares, take: [[0, 60], [4, 20], [5, 6]] },
  { seed: 14322, wares: roofWares, take: [[6, 4], [9, 8], [5, 10], [4, 2]] },
] as const

/** A free small-business program's shipment sheet: unit and total weight in one column, the total row in bold; a ton and more is told in tonnes. */
export const openGescomShipment = layout('open-gescom-shipment-moor', variants, ({ seed, wares, take }) => {
  const goods = consigned(wares, take)
  const told = (kg: number) => (kg >= 1000 ? `${fr(kg / 1000, 3)} t` : `${fr(kg, 2)} kg`)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['Exemple Habitat Services', 'Modèle Bâti Négoce'])
      sheet.write(who.sender, 40, 40, { face: 'sansBold', size: 14, color: '#23407a' })
      sheet.write(`Fiche expédition SH26${who.luck.digits(2)}-${who.luck.digits(4)}`, 555, 40, { face: 'sansBold', size: 12, color: '#23407a', align: 'right' })
      headed(sheet, [`Date d’expédition : ${who.date}`, `Réf. commande client : CO-${who.order}`, `Code client : CU-${who.account}`], 400, 60, 12, { size: 8.5 })
      sheet.write('Émetteur', 40, 112, { size: 8 })
      sheet.box(40, 124, 245, 82, '#ebebeb', '#ebebeb')
      headed(sheet, [who.sender, who.street, who.town, `Tél. : ${who.phone}`], 46, 130, 13, { size: 9 }, { face: 'sansBold', size: 9.5 })
      sheet.write('Adressé à', 300, 112, { size: 8 })
      sheet.box(300, 124, 255, 82)
      headed(sheet, shipTo(who), 306, 130, 13, { size: 9 }, { face: 'sansBold', size: 9.5 })
      sheet.write(`Méthode d’expédition : ${who.carrier}    –    N° de suivi : ${who.luck.digits(10)}`, 40, 222, { size: 8.5 })
      const end = table(sheet, {
        x: 40, y: 240, lines: 'grid', downTo: 620, rowHeight: 22, headHeight: 24, style: { size: 9 },
        columns: [{ title: 'Réf. / Description', width: 295 }, { title: 'Poids/Vol.', width: 90, align: 'center' }, { title: 'Qté commandée', width: 70, align: 'center' }, { title: 'Qté expédiée', width: 60, align: 'center' }],
        rows: goods.lines.map(({ code, words, count, kg }) => [`${code} – ${words}`, told(kg), String(count), String(count)]),
        headStyle: { size: 7.5 },
      })
      sheet.box(40, end, 515, 24, '#f0f0f0')
      sheet.write('Total', 48, end + 7, { face: 'sansBold', size: 9.5 })
      sheet.write(told(goods.kg), 380, end + 7, { face: 'sansBold', size: 9.5, align: 'center' })
      sheet.write(String(goods.count), 525, end + 7, { face: 'sansBold', size: 9.5, align: 'center' })
      sheet.write('Note : déchargement par le client.', 40, end + 40, { size: 8.5 })
      sheet.write(`SAS au capital de 10 000 € – SIRET ${who.siret}`, 297, 806, { size: 7, color: '#555', align: 'center' })
    },
  }
})
