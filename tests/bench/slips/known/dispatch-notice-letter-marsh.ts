import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { plumbingWares, steelWares } from './marsh-wares.ts'

/** A printed message that the goods have left: a few facts in a list, figures with points. */
export const dispatchNoticeLetter = layout<{ seed: number; wares: readonly Ware[]; take: Take; pallets: number; words: string }>('dispatch-notice-letter-marsh', [
  { seed: 303710, wares: steelWares, take: [[3, 24], [5, 60], [6, 10]], pallets: 2, words: 'Poids total de l’envoi' },
  { seed: 303711, wares: plumbingWares, take: [[3, 8], [1, 2], [9, 6]], pallets: 1, words: 'Poids de l’expédition' },
], ({ seed, wares, take, pallets, words }) => {
  const { lines, kg } = consigned(wares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('De : expedition@specimen.example', 50, 40, { size: 9, color: '#444' })
      sheet.write(`Envoyé : ${who.day} ${who.hour}`, 50, 54, { size: 9, color: '#444' })
      sheet.write(`Objet : Avis d’expédition – commande ${who.order}`, 50, 68, { face: 'sansBold', size: 9.5 })
      sheet.rule(50, 86, 545, 86, 0.6, '#aaa')
      writtenLines(sheet, ['Bonjour,', `Votre commande ${who.order} a quitté notre dépôt ce jour. Elle sera présentée sur votre chantier demain`, 'entre 8 h et 12 h. Merci de prévoir un accès pour un porteur de 19 tonnes.'], 50, 100, 15, { size: 10 })
      const facts = [['Bon de livraison', `BL-${who.number}`], ['Livraison', `${who.site}, ${who.siteTown}`], ['Transporteur', 'Transports de l’Exemple'], ['Palettes', String(pallets)], [words, `${kg.toFixed(1)} kg`]] as const
      facts.forEach(([caption, value], at) => {
        sheet.write(`• ${caption} :`, 62, 160 + at * 17, { size: 10 })
        sheet.write(value, 190, 160 + at * 17, { face: 'sansBold', size: 10 })
      })
      const columns = [{ title: 'Réf.', width: 85 }, { title: 'Article', width: 300 }, { title: 'Qté expédiée', width: 110, align: 'right' as const }]
      const foot = table(sheet, { x: 50, y: 262, columns, rows: lines.map((line) => [line.code, line.words, String(line.count)]), rowHeight: 20, headFill: '#f0f0f0' })
      writtenLines(sheet, ['Cordialement,', 'Le service expédition – Spécimen Distribution', `Tél. ${who.phone}`], 50, foot + 24, 15, { size: 10 })
      sheet.write('Message automatique, merci de ne pas y répondre.', 50, 800, { size: 8, color: '#777' })
      sheet.write('1/1', 545, 800, { size: 8, color: '#777', align: 'right' })
    },
  }
})
