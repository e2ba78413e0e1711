import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { roofing } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly pallets: number }[] = [
  { seed: 11507, take: [[1, 720], [2, 42], [4, 14], [6, 3]], pallets: 4 },
  { seed: 11508, take: [[3, 2], [5, 60], [8, 12], [9, 8], [10, 10]], pallets: 3 },
]

/** A roofing merchant with a crane lorry: kilos by line, tonnes in all. */
export const roofMerchantTonnage = layout('roof-merchant-tonnage-shore', variants, ({ seed, take, pallets }) => {
  const { lines, kg } = consigned(roofing, take, 1)
  const tonnes = Math.round(kg) / 1000
  return {
    expectedKg: Math.round(kg),
    draw(sheet) {
      const { street, town, phone, client, site, siteStreet, siteTown, slip, date, time, order } = shore(seed)
      writtenLines(sheet, ['COUVERTURE MODÈLE', 'Tuiles – Ardoises – Zinguerie – Bois', street, `${town} – ${phone}`], 36, 30, 16, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 13, color: '#9a3b12' })
      sheet.box(330, 30, 229, 60, '#f6e6dc', '#9a3b12')
      writtenLines(sheet, [`BON DE LIVRAISON N° ${slip}`, `du ${date} – départ ${time}`, `Commande chantier ${order}`], 340, 37, 16, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 12 })
      writtenLines(sheet, ['Client / lieu de déchargement', client, `${site} – ${siteStreet}`, siteTown], 36, 108, 13, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 9, color: '#9a3b12' })
      writtenLines(sheet, ['Moyen : camion-grue', 'PTAC 26 t – charge utile 12,5 t', 'Grue : 1 000 kg à 12 m maxi', 'Accès : à vérifier par le client'], 330, 108, 13, { face: 'narrow', size: 9.5 })
      const foot = table(sheet, {
        x: 36, y: 176, style: { face: 'narrow', size: 9 }, headStyle: { face: 'narrowBold', size: 9, color: '#fff' }, headFill: '#9a3b12', rowHeight: 19, lines: 'grid', downTo: 480,
        columns: cols(['Code', 60], ['Article', 233], ['Qté', 55, 'right'], ['UV', 40, 'center'], ['kg / UV', 60, 'right'], ['Poids kg', 75, 'right']),
        rows: lines.map(({ code, words, count, unit, unitKg, kg: weight }) => [code, words, fr(count, 0, ' '), unit, fr(unitKg, 1, ' '), fr(weight, 1, ' ')]),
      })
      sheet.write(`Nombre de palettes : ${pallets}`, 36, foot + 14, { face: 'narrow', size: 11 })
      sheet.write(`POIDS TOTAL : ${fr(tonnes, 3)} T`, 559, foot + 12, { face: 'narrowBold', size: 14, align: 'right' })
      sheet.flow('Déchargement à la grue sur sol stable et dégagé. Le client indique l’emplacement et reste responsable de la portance de la toiture : ne pas dépasser 500 kg par palette posée sur charpente.', 36, foot + 44, 523, { face: 'narrow', size: 8, color: '#555' })
      ;['Le chauffeur', 'Le client'].forEach((who, at) => {
        sheet.box(36 + at * 270, 620, 253, 90)
        sheet.write(who, 44 + at * 270, 626, { face: 'narrow', size: 9 })
      })
    },
  }
})
