import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Part = readonly [ref: string, words: string, ordered: number, before: number, now: number, kgEach: number]

/** A maker's partial delivery: the order's weight and the delivery's on two lines; once the order's weight alone. */
export const partialShipment = layout('partial-shipment', [
  { seed: 7231, told: true, parts: [['M-6020', 'Menuiserie alu coulissante 240 × 215', 6, 2, 4, 118], ['M-6011', 'Châssis fixe alu 90 × 215', 8, 0, 5, 46.5]] as readonly Part[] },
  { seed: 7232, told: true, parts: [['V-3100', 'Volet roulant bloc-baie 120', 14, 8, 6, 27], ['V-3140', 'Volet roulant bloc-baie 180', 6, 0, 6, 36.5], ['V-9001', 'Télécommande 5 canaux', 4, 0, 2, 0.2]] as readonly Part[] },
  { seed: 7233, told: false, parts: [['M-6020', 'Menuiserie alu coulissante 240 × 215', 4, 0, 1, 118], ['M-6015', 'Porte d’entrée alu 100 × 215', 2, 0, 2, 74]] as readonly Part[] },
], ({ seed, told, parts }) => {
  const sum = (at: 2 | 4) => parts.reduce((all, part) => all + part[at] * part[5], 0)
  return {
    expectedKg: told ? Number(sum(4).toFixed(1)) : null,
    draw(sheet) {
      const { client, street, town, site, number, order, longDay } = parties(seed)
      const text = { face: 'book', size: 9 } as const
      const bold = { face: 'bookBold', size: 9 } as const
      sheet.write('Fermetures Modèle', 45, 42, { face: 'bookBold', size: 18 })
      sheet.write('Fabricant – 85500 LES HERBIERS', 45, 66, text)
      sheet.write('Avis de livraison partielle', 550, 42, { face: 'bookBold', size: 14, align: 'right' })
      writtenLines(sheet, [`N° ${number}/2`, `Commande ${order} – ${site}`, longDay], 550, 64, 13, { ...text, align: 'right' })
      writtenLines(sheet, [client, street, town], 45, 110, 14, text, bold)
      const y = table(sheet, {
        x: 45, y: 172, lines: 'grid', rowHeight: 22, headHeight: 32, headFill: '#eef1ea', style: text, headStyle: bold,
        columns: [{ title: 'Repère', width: 60 }, { title: 'Désignation', width: 225 }, { title: 'Commandé', width: 60, align: 'center' }, { title: 'Déjà\nlivré', width: 50, align: 'center' }, { title: 'Ce jour', width: 50, align: 'center' }, { title: 'Reste', width: 60, align: 'center' }],
        rows: parts.map(([ref, words, ordered, before, now]) => [ref, words, String(ordered), String(before), String(now), String(ordered - before - now)]),
      })
      sheet.write(`Poids de la commande complète : ${fr(sum(2), 1, ' ')} kg`, 45, y + 16, text)
      if (told) sheet.write(`Poids de la présente livraison : ${fr(sum(4), 1, ' ')} kg`, 45, y + 32, bold)
      sheet.write('Le reste sera expédié dès sa fabrication, sans frais supplémentaires.', 45, y + 56, text)
      sheet.write('Chevalets à restituer : 1', 45, y + 72, text)
      sheet.write('Date et signature du réceptionnaire', 360, y + 100, text)
    },
  }
})
