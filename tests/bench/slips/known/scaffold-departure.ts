import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { cut, sumOf } from './truckload.ts'

/** A hire yard's departure slip: unit weight and weight side by side, the sum in the last row, hire terms below. */
export const scaffoldDeparture = layout('scaffold-departure', [
  { seed: 7301, parts: [['Cadre échafaudage 2,00 × 0,73', 19.2, 24], ['Plancher alu-bois 2,50', 17.6, 16], ['Garde-corps monobloc 2,50', 8.9, 16], ['Vérin de base 0,60', 3.6, 14], ['Console de déport 0,73', 6.4, 4]] },
  { seed: 7302, parts: [['Étai acier 1,75/3,10', 12.4, 60], ['Poutrelle bois H20 3,90', 18.7, 22], ['Tête fourche', 1.9, 44]] },
] as const, ({ seed, parts }) => {
  const rows = parts.map(([words, unitKg, count]) => ({ words, unitKg, count, kg: cut(unitKg * count, 1) }))
  const kg = sumOf(rows.map((row) => row.kg))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, order, date, phone } = marks(seed)
      const set = { face: 'sans', size: 9 } as const
      sheet.write('EXEMPLE LOCATION ÉCHAFAUDAGES', 40, 36, { face: 'sansBold', size: 16, color: '#c45a00' })
      sheet.write(`Parc matériel – ${phone}`, 40, 58, set)
      sheet.write('BON DE DÉPART MATÉRIEL', 555, 36, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(`Contrat ${order} – départ ${date}`, 555, 56, { ...set, align: 'right' })
      down(sheet, [`Locataire : ${client}`, `Chantier : ${site}, ${siteTown}`, 'Durée prévue : 6 semaines'], 40, 86, 14, set)
      const foot = table(sheet, {
        x: 40, y: 140, lines: 'grid', style: set, rowHeight: 20, headHeight: 28, headFill: '#fbe9d9',
        columns: [{ title: 'Désignation', width: 225 }, { title: 'Sortie', width: 55, align: 'right' }, { title: 'Retour', width: 55, align: 'right' }, { title: 'Poids unit.\n(kg)', width: 80, align: 'right' }, { title: 'Poids\n(kg)', width: 100, align: 'right' }],
        rows: [...rows.map((row) => [row.words, String(row.count), '', fr(row.unitKg, 1), fr(row.kg, 1)]), ['POIDS TOTAL DU MATÉRIEL', '', '', '', fr(kg, 1)]],
      })
      const under = sheet.flow('Le locataire reconnaît avoir reçu le matériel en bon état. Le montage est fait par du personnel formé (R408). Charge d’exploitation admissible : classe 3, 200 kg/m². Le matériel non rendu est facturé au prix du tarif en vigueur.', 40, foot + 16, 515, { ...set, size: 8 })
      ;['Le magasinier', 'Le chauffeur', 'Le locataire'].forEach((words, at) => {
        sheet.box(40 + at * 175, under + 14, 165, 60, undefined, '#999')
        sheet.write(words, 46 + at * 175, under + 18, { ...set, size: 8 })
      })
    },
  }
})
