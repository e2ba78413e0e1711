import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { twoColumns } from './west-print.ts'
import { insulating, masonry } from './west-wares.ts'

const variants: readonly { seed: number; wares: readonly Ware[]; take: Take; says: ((kg: number) => string) | null }[] = [
  { seed: 9511, wares: masonry, take: [[2, 20], [0, 90], [6, 4], [5, 6], [8, 1]], says: (kg) => `POIDS TOTAL : ${fr(kg, 1, ' ')} KG` },
  { seed: 9512, wares: insulating, take: [[7, 30], [8, 24], [1, 6], [10, 4]], says: (kg) => `Poids total de la livraison (kg) : ${fr(kg, 2)}` },
  { seed: 9513, wares: insulating, take: [[0, 12], [9, 1], [10, 2], [8, 15]], says: null },
]

/** A merchant branch's priced delivery note: the weight is one line left of the money. */
export const branchPriced = layout('branch-priced-west', variants, ({ seed, wares, take, says }) => {
  const { lines, kg, total } = consigned(wares, take)
  const who = partiesOf(seed)
  const tax = Number((total * 0.2).toFixed(2))
  return {
    expectedKg: says === null ? null : kg,
    draw(sheet) {
      sheet.box(28, 26, 210, 60, '#8a1c1c', '#8a1c1c')
      sheet.write('NÉGOCE SPÉCIMEN', 40, 38, { face: 'condensedBold', size: 20, color: '#fff' })
      sheet.write('Matériaux – Isolation – Gros œuvre', 40, 64, { face: 'condensed', size: 10, color: '#fff' })
      writtenLines(sheet, [`Agence de ${who.town.slice(6)}`, who.street, who.town, `Tél. ${who.phone}`], 28, 94, 11, { face: 'condensed', size: 9.5 })
      sheet.write(`BON DE LIVRAISON N° ${who.slip}`, 567, 34, { face: 'condensedBold', size: 15, align: 'right' })
      sheet.write(`du ${who.date}   Commande ${who.order}   Page 1/1`, 567, 54, { face: 'condensed', size: 10, align: 'right' })
      writtenLines(sheet, ['Client', who.client, who.clientStreet, who.clientTown], 270, 88, 12, { face: 'condensed', size: 10 }, { face: 'condensedBold', size: 8.5, color: '#8a1c1c' })
      writtenLines(sheet, ['Adresse de livraison', who.site, who.siteStreet, who.siteTown], 420, 88, 12, { face: 'condensed', size: 10 }, { face: 'condensedBold', size: 8.5, color: '#8a1c1c' })
      const rows = lines.map(({ code, words, unit, count, price, total: money }) => [code, words, String(count), unit, fr(price, 2), '', fr(money, 2, ' ')])
      const foot = table(sheet, {
        x: 28, y: 160, rows, lines: 'rows', rowHeight: 19, style: { face: 'condensed', size: 10 }, headStyle: { face: 'condensedBold', size: 9.5, color: '#fff' }, headFill: '#8a1c1c',
        columns: [
          { title: 'Article', width: 70 }, { title: 'Désignation', width: 218 }, { title: 'Qté livrée', width: 56, align: 'right' }, { title: 'Un.', width: 36, align: 'center' },
          { title: 'P.U. net HT', width: 60, align: 'right' }, { title: 'Rem.', width: 36, align: 'right' }, { title: 'Montant HT', width: 63, align: 'right' },
        ],
      })
      if (says !== null) sheet.write(says(kg), 32, foot + 22, { face: 'condensedBold', size: 11 })
      sheet.write(`Nombre de lignes : ${lines.length}`, 32, foot + 40, { face: 'condensed', size: 9.5 })
      twoColumns(sheet, [['Total HT', `${fr(total, 2, ' ')} €`], ['TVA 20,00 %', `${fr(tax, 2, ' ')} €`], ['Total TTC', `${fr(total + tax, 2, ' ')} €`]], 420, foot + 22, 80, 17, { face: 'condensedBold', size: 10.5 })
      sheet.flow('Marchandises voyageant aux risques du destinataire. Le déchargement est limité à la dépose au pied du camion ; charge maximale par palette au hayon 800 kg.', 28, 760, 330, { face: 'condensed', size: 8, color: '#555' })
      sheet.box(390, 720, 177, 70, undefined, '#999')
      sheet.write('Nom, cachet et signature', 396, 725, { face: 'condensed', size: 8, color: '#555' })
    },
  }
})
