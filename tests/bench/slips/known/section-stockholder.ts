import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { cut, sumOf } from './truckload.ts'

/** A steel stockholder: sections by family with a subtotal each, kilos a metre, the theoretical total in capitals at the end. */
export const sectionStockholder = layout('section-stockholder', [
  { seed: 7501, families: [['POUTRELLES', [['HEA 140', 24.7, 6, 4], ['IPE 180', 18.8, 12, 3]]], ['TUBES', [['TUBE CARRÉ 60×60×3', 5.29, 6, 10]]]] },
  { seed: 7502, families: [['LAMINÉS MARCHANDS', [['PLAT 60×8', 3.77, 6, 12], ['CORNIÈRE 50×50×5', 3.77, 6, 15]]], ['TÔLES', [['TÔLE LARMÉE 3/5 2000×1000', 27.2, 2, 4]]]] },
  { seed: 7503, families: [['POUTRELLES', [['UPN 120', 13.4, 6, 5], ['IPN 140', 14.3, 8, 6]]]] },
] as const, ({ seed, families }) => {
  const groups = families.map(([family, bars]) => {
    const rows = bars.map(([words, perMetre, metres, count]) => ({ words, perMetre, metres, count, kg: cut(perMetre * metres * count, 0) }))
    return { family, rows, kg: sumOf(rows.map((row) => row.kg)) }
  })
  const kg = sumOf(groups.map((group) => group.kg))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
      const set = { face: 'mono', size: 9 } as const
      const at = [40, 230, 300, 360, 440, 555] as const
      sheet.write('ACIERS DE L’EXEMPLE', 40, 36, { face: 'sansBold', size: 18 })
      down(sheet, [`${street} ${town}`, `BON DE LIVRAISON ${slip} DU ${date}`, `VOTRE COMMANDE ${order}`], 40, 62, 13, set)
      down(sheet, [client, ...site.split(', '), siteTown], 340, 100, 13, set)
      sheet.rule(40, 164, 555, 164, 1)
      ;['DÉSIGNATION', 'KG/M', 'LONG. M', 'BARRES', 'NUANCE', 'POIDS KG'].forEach((words, column) => sheet.write(words, at[column]!, 170, { ...set, align: column === 5 ? 'right' : 'left' }))
      sheet.rule(40, 184, 555, 184, 1)
      const foot = groups.reduce((y, group) => {
        sheet.write(group.family, 40, y, { face: 'sansBold', size: 9 })
        group.rows.forEach((row, line) => {
          const to = y + 16 + line * 16
          ;[row.words, fr(row.perMetre, 2), fr(row.metres, 2), String(row.count), 'S235JR'].forEach((words, column) => sheet.write(words, at[column]!, to, set))
          sheet.write(fr(row.kg), 555, to, { ...set, align: 'right' })
        })
        const under = y + 18 + group.rows.length * 16
        if (families.length > 1) {
          sheet.write(`Sous-total ${group.family.toLowerCase()}`, 300, under, set)
          sheet.write(fr(group.kg), 555, under, { ...set, align: 'right' })
        }
        return under + 26
      }, 192)
      sheet.rule(40, foot, 555, foot, 1)
      sheet.write(`POIDS TOTAL THÉORIQUE : ${fr(kg)} KG`, 555, foot + 8, { face: 'sansBold', size: 11, align: 'right' })
      down(sheet, ['Certificat 3.1 selon EN 10204 sur demande. Coulée indiquée sur étiquette de botte.', 'Déchargement à la charge du client, gruter avec élingues textiles.'], 40, foot + 40, 13, { ...set, size: 8 })
      sheet.write('Date, heure, signature :', 340, foot + 90, set)
    },
  }
})
