import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { liningWares, outdoorWares } from './inland-wares.ts'

const variants = [
  { seed: 15261, wares: liningWares, lines: 4, pallets: 2, lineKg: 900, said: (pallets: number, kg: number) => `Votre envoi se compose de ${pallets} palettes, pour un poids brut total de ${fr(kg, 0, ' ')} kg.` },
  { seed: 15262, wares: outdoorWares, lines: 4, pallets: 2, lineKg: 420, said: (pallets: number, kg: number) => `L’envoi comprend ${pallets} palettes et pèse ${fr(kg, 1)} kg au total.` },
]

/** A maker's notice of dispatch, printed from the mail: the weight stands in a sentence. */
export const shippedNoticeInland = layout('shipped-notice-inland', variants, ({ seed, wares, lines, pallets, lineKg, said }) => {
  const { client, site, siteTown, note, order, date, shortDate, hour } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines, lineKg, upTo: 40, decimals: 1 })
  const kg = lineKg > 500 ? Math.round(goods.kg) + pallets * 24 : Number((goods.kg + pallets * 22.5).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write(`${shortDate} ${hour}`, 40, 26, { size: 7.5, color: '#555' })
      sheet.write('Messagerie – Avis d’expédition', 297, 26, { size: 7.5, color: '#555', align: 'center' })
      sheet.write(`Avis d’expédition – commande ${order}`, 40, 50, { face: 'sansBold', size: 14 })
      sheet.rule(40, 72, 555, 72, 0.5, '#999')
      writtenLines(sheet, ['De : expeditions@fabricant-modele.example', `À : chantiers@${client.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`, 'Objet : votre marchandise est en route'], 40, 82, 14, { size: 9 })
      sheet.rule(40, 128, 555, 128, 0.5, '#999')
      writtenLines(sheet, ['Bonjour,', '', `Nous vous informons du départ ce jour (${date}) de votre commande ${order}, bon n° ${note}.`, `Elle sera livrée à : ${site}, ${siteTown}.`, said(pallets, kg), 'Merci de prévoir un moyen de déchargement (transpalette 2 000 kg minimum).'], 40, 144, 17, { size: 10 })
      const foot = table(sheet, {
        x: 40, y: 262, lines: 'grid', headFill: '#eee', style: { size: 9 }, headStyle: { face: 'sansBold', size: 9 },
        columns: [{ title: 'Article', width: 100 }, { title: 'Désignation', width: 290 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Unité', width: 55, align: 'center' }],
        rows: goods.lines.map(({ code, words, unit, count }) => [code, words, `${count}`, unit]),
      })
      writtenLines(sheet, ['Les articles restant à livrer feront l’objet d’un prochain envoi.', '', 'Cordialement,', 'Le service expéditions – Fabricant Modèle SAS'], 40, foot + 22, 16, { size: 10 })
      sheet.write('1/1', 555, 812, { size: 7.5, color: '#555', align: 'right' })
    },
  }
})
