import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { cases, columnsOf, facts, stacked } from './delta-print.ts'
import { plumbing } from './delta-wares.ts'

const columns = columnsOf(['Référence', 62], ['Désignation', 236], ['Cdé', 44, 'r'], ['Livré', 44, 'r'], ['Reste', 44, 'r'], ['U', 32, 'c'], ['Empl.', 58, 'c'])

/** A sanitary wholesaler's branch: no weight in the lines, the total in the last strip of cases; one leaves the case empty. */
export const sanitaryDespatchFoot = layout(
  'sanitary-despatch-foot-delta',
  [
    { seed: 18800, take: [[0, 2], [1, 3], [11, 2], [10, 5], [12, 3]] as const, weighed: true, caption: 'POIDS (KG)' },
    { seed: 18801, take: [[3, 4], [4, 2], [5, 3], [6, 20], [13, 1], [9, 6], [8, 12]] as const, weighed: true, caption: 'Poids total kg' },
    { seed: 18802, take: [[14, 1], [10, 2], [12, 4], [1, 1]] as const, weighed: false, caption: 'POIDS (KG)' },
  ],
  ({ seed, take, weighed, caption }) => {
    const goods = consigned(plumbing, take)
    const p = partiesOf(seed)
    const kg = Math.ceil(goods.kg)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.box(38, 34, 150, 40, '#0b5d8a', '#0b5d8a')
        sheet.write('SANIT’EXEMPLE', 113, 46, { face: 'sansBold', size: 14, color: '#fff', align: 'center' })
        stacked(sheet, ['Agence Modèle – sanitaire, chauffage', p.street, p.town, `Tél. ${p.phone}`], 38, 82, 11, { size: 8 })
        sheet.write('BON DE LIVRAISON', 556, 36, { face: 'sansBold', size: 15, align: 'right' })
        facts(sheet, [['N° de bon', `BL ${p.number}`], ['Date', p.date], ['N° commande', `CV${p.order}`], ['Compte', p.account], ['Vendeur', 'Comptoir 2']], 400, 60, 12, 70, { size: 8.5 })
        sheet.box(300, 130, 258, 62, undefined, '#0b5d8a', 5)
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 310, 138, 13, { size: 9 }, { face: 'sansBold', size: 9.5 })
        sheet.write('Mode de transport : Notre camion – tournée matin', 38, 180, { size: 8.5 })
        const rows = goods.lines.map(({ code, words, unit, count }) => [code, words, fr(count), fr(count), '0', unit, `${code.slice(0, 1)}-${code.slice(2, 4)}`])
        table(sheet, { x: 38, y: 204, columns, rows, lines: 'columns', headFill: '#dcebf3', style: { size: 8.5 }, downTo: 640 })
        cases(sheet, [['Nb lignes', String(goods.lines.length)], ['Nb colis', String(goods.lines.length + 1)], ['Nb palettes', '1'], ['Volume m3', fr(goods.kg / 160, 2)], [caption, weighed ? fr(kg) : '']], 38, 652, [104, 104, 104, 104, 104], { style: { size: 8 }, strong: { face: 'sansBold', size: 11 }, fill: '#dcebf3' })
        sheet.box(38, 700, 250, 66)
        sheet.write('Reçu le :            Nom et signature :', 44, 705, { size: 8 })
        sheet.box(298, 700, 260, 66)
        sheet.write('Réserves éventuelles :', 304, 705, { size: 8 })
        sheet.flow('Réclamations sous 48 heures. Port gratuit dès 350 € HT. Hayon limité à 750 kg par palette : prévoir un engin de déchargement au-delà.', 38, 778, 520, { size: 7, color: '#555' })
      },
    }
  },
)
