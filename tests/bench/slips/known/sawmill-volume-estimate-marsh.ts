import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { timberWares } from './marsh-wares.ts'

/** A sawmill's note: lengths and cubic metres by line, an estimated weight in a sentence. */
export const sawmillVolumeEstimate = layout<{ seed: number; take: Take; cubic: readonly number[]; kg: number; words: string }>('sawmill-volume-estimate-marsh', [
  { seed: 303630, take: [[0, 30], [1, 60], [2, 4]], cubic: [1.323, 1.134, 0.164], kg: 1210, words: 'Poids estimé du chargement' },
  { seed: 303631, take: [[6, 6], [3, 12], [5, 40]], cubic: [0.6, 0.675, 0.626], kg: 1045, words: 'Poids du chargement (environ)' },
], ({ seed, take, cubic, kg, words }) => {
  const { lines } = consigned(timberWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('SCIERIE DU MODÈLE', 40, 36, { face: 'slabBold', size: 20, color: '#4d3b1f' })
      sheet.write('Sciages – charpente – bois de jardin – 06750 CAILLE', 40, 62, { face: 'slab', size: 9.5 })
      sheet.write(`Bon de livraison n° ${who.number}`, 40, 96, { face: 'slabBold', size: 13 })
      sheet.write(`du ${who.day}`, 40, 114, { face: 'slab', size: 10 })
      writtenLines(sheet, [who.client, who.site, who.siteStreet, who.siteTown], 340, 96, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 10 })
      const columns = [{ title: 'Désignation', width: 275 }, { title: 'Nombre', width: 70, align: 'right' as const }, { title: 'Unité', width: 60, align: 'center' as const }, { title: 'Volume m³', width: 110, align: 'right' as const }]
      const rows = lines.map((line, at) => [line.words, String(line.count), line.unit, fr(cubic[at]!, 3)])
      const foot = table(sheet, { x: 40, y: 176, columns, rows, rowHeight: 24, lines: 'grid', headFill: '#ece3d2', style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 10 } })
      sheet.write('Volume total', 440, foot + 10, { face: 'slabBold', size: 10, align: 'right' })
      sheet.write(fr(cubic.reduce((sum, part) => sum + part, 0), 3), 551, foot + 10, { face: 'slabBold', size: 10, align: 'right' })
      sheet.write(`${words} : ${fr(kg, 0, ' ')} kg.`, 40, foot + 36, { face: 'slab', size: 10.5 })
      writtenLines(sheet, ['Épicéa frais de sciage, densité 450 à 550 kg/m³ selon humidité.', 'Traitement classe 2 par trempage. Bois certifié, chaîne de contrôle n° 00-00-000.'], 40, foot + 58, 15, { face: 'slab', size: 9.5 })
      sheet.write('Le chauffeur :', 40, foot + 110, { face: 'slab', size: 10 })
      sheet.write('Le client :', 340, foot + 110, { face: 'slab', size: 10 })
    },
  }
})
