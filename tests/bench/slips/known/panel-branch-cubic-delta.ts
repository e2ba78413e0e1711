import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, exact, stacked, underColumns } from './delta-print.ts'
import { joinery } from './delta-wares.ts'

const columns = columnsOf(['Code', 46], ['Article', 206], ['Pièces', 44, 'r'], ['M2 / ML', 60, 'r'], ['M3', 52, 'r'], ['Kg', 66, 'r'], ['Colis', 46, 'c'])

/** Square metres of a panel or pack, metres of a length. */
const measures: Readonly<Record<string, number>> = { OSB18: 3.125, MDF19: 3.721, CTP15: 3.05, TP3: 6.25, PQ14: 1.58, PLI: 2.2, TER27: 4, BAS63: 4.5 }

/** A panel merchant: surface, volume and weight side by side, all three summed. */
export const panelBranchCubic = layout(
  'panel-branch-cubic-delta',
  [
    { seed: 18808, take: [[0, 30], [1, 12], [2, 10], [11, 6]] as const, density: 660 },
    { seed: 18809, take: [[7, 14], [6, 60], [5, 22], [9, 2], [10, 1]] as const, density: 610 },
    { seed: 18810, take: [[0, 8], [3, 6], [5, 12], [8, 2], [4, 24]] as const, density: 640 },
  ],
  ({ seed, take, density }) => {
    const goods = consigned(joinery, take, 1)
    const p = partiesOf(seed)
    const cubic = goods.lines.map(({ kg }) => exact(kg / density))
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write('BOIS & PANNEAUX MODÈLE', 40, 34, { face: 'slabBold', size: 17, color: '#5b3a1a' })
        stacked(sheet, [`${p.street} · ${p.town}`, `Tél. ${p.phone} · depot@exemple.invalid`], 40, 58, 11, { face: 'slab', size: 8.5 })
        sheet.box(40, 92, 248, 74, undefined, '#5b3a1a')
        stacked(sheet, [`LIVRAISON N° ${p.number}`, `du ${p.date}`, `Commande ${p.order} – Réf. ${p.site}`, 'Représentant : secteur 04'], 48, 99, 15, { face: 'slab', size: 9 }, { face: 'slabBold', size: 11 })
        sheet.box(300, 92, 256, 74, undefined, '#5b3a1a')
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 308, 99, 15, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 10 })
        const rows = goods.lines.map(({ code, words, count, kg }, at) => [code, words, fr(count), measures[code] ? fr(count * measures[code], 2) : '', fr(cubic[at]!, 3), fr(kg, 1, ' '), String(Math.ceil(kg / 500))])
        const foot = table(sheet, { x: 40, y: 184, columns, rows, lines: 'grid', style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 }, headFill: '#efe4d6' })
        sheet.box(40, foot, 520, 19, '#efe4d6', '#111')
        underColumns(sheet, columns, 40, foot + 5, ['', 'TOTAUX', fr(goods.count), '', fr(cubic.reduce((all, one) => all + one, 0), 3), fr(goods.kg, 1, ' '), ''], { face: 'slabBold', size: 9.5 })
        stacked(sheet, ['Bois certifié, chaîne de contrôle sur demande. Stocker à plat et à l’abri.', 'Déchargement grue : supplément 65,00 € HT (portée 8 m, charge 900 kg en bout de flèche).', 'Toute réserve doit être portée sur ce bon avant le départ du chauffeur.'], 40, foot + 34, 12, { face: 'slab', size: 8 })
        sheet.box(340, foot + 84, 220, 58, undefined, '#5b3a1a')
        sheet.write('Bon pour réception', 350, foot + 90, { face: 'slab', size: 8.5 })
      },
    }
  },
)
