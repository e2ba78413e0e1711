import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Pack = readonly [words: string, shade: string, packs: number, squareMetres: number, kg: number]

/** A tile warehouse: each line's packs, square metres and kilos in words, and a recap in a box at the right. */
export const tilePacks = layout('tile-packs', [
  { seed: 7351, parcels: 2, packs: [['Grès cérame Ardoise 60 × 60', 'T12 C4', 36, 51.84, 1101.6], ['Plinthe assortie 8 × 60', 'T12', 4, 0, 58.4], ['Colle C2S1 gris 25 kg', '', 14, 0, 350]] as readonly Pack[] },
  { seed: 7352, parcels: 1, packs: [['Faïence blanche 25 × 40', 'T3', 18, 27, 391.5], ['Listel alu 2,50 m', '', 6, 0, 3.3]] as readonly Pack[] },
], ({ seed, packs, parcels }) => {
  const kg = packs.reduce((all, pack) => all + pack[4], 0)
  const area = packs.reduce((all, pack) => all + pack[3], 0)
  return {
    expectedKg: Number(kg.toFixed(1)),
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, day } = parties(seed)
      const text = { face: 'serif', size: 10.5 } as const
      const bold = { face: 'serifBold', size: 10.5 } as const
      sheet.write('Carreaux & Cie Spécimen', 50, 44, { face: 'serifBold', size: 18, color: '#8d4a1f' })
      sheet.write('Entrepôt – 83170 BRIGNOLES', 50, 68, text)
      sheet.write(`Bon de sortie d’entrepôt ${number}`, 545, 48, { face: 'serifBold', size: 12, align: 'right' })
      sheet.write(`du ${day}`, 545, 66, { ...text, align: 'right' })
      writtenLines(sheet, ['Livraison :', client, site, `${siteStreet} – ${siteTown}`], 50, 100, 16, text, bold)
      const y = table(sheet, {
        x: 50, y: 180, lines: 'rows', rowHeight: 22, style: text, headStyle: bold,
        columns: [{ title: 'Article', width: 215 }, { title: 'Ton / calibre', width: 90 }, { title: 'Paquets', width: 60, align: 'right' }, { title: 'm²', width: 60, align: 'right' }, { title: 'Poids', width: 70, align: 'right' }],
        rows: packs.map(([words, shade, count, metres, weight]) => [words, shade, String(count), metres === 0 ? '–' : fr(metres, 2), `${fr(weight, 1, ' ')} kg`]),
      })
      sheet.box(330, y + 18, 215, 76, '#fbf3ec', '#8d4a1f', 3)
      ;[['Surface', `${fr(area, 2)} m²`], ['Palettes', String(parcels)], ['Poids total', `${fr(kg, 1, ' ')} kg`]].forEach(([caption, value], at) => {
        sheet.write(caption!, 342, y + 28 + at * 20, at === 2 ? bold : text)
        sheet.write(value!, 533, y + 28 + at * 20, { ...(at === 2 ? bold : text), align: 'right' })
      })
      sheet.flow('Contrôlez le ton et le calibre avant la pose : aucune réclamation ne sera admise sur carrelage posé.', 50, y + 22, 250, text)
      sheet.write('Signature du client', 50, y + 110, text)
    },
  }
})
