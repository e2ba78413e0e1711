import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { plumbingShelf } from './ridge-wares.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, pairs } from './ridge-print.ts'

const list = columns(['Pos.', 30, 'center'], ['Article', 62], ['Libellé', 236], ['Cdé', 40, 'right'], ['Livré', 40, 'right'], ['Solde', 40, 'right'], ['U.V.', 36, 'center'], ['Zone', 36, 'center'])

/** A bathroom and heating wholesaler: no weight by line, one line of parcels and kilos after the goods, or none. */
export const sanitaryBranchLastlineRidge = layout('sanitary-branch-lastline-ridge', [{ seed: 16210, lines: 7, parcels: 3, weighed: true }, { seed: 16211, lines: 10, parcels: 6, weighed: true }, { seed: 16212, lines: 8, parcels: 4, weighed: false }], ({ seed, lines, parcels, weighed }) => {
  const goods = stocked(plumbingShelf, seed, lines, { times: 0.4 })
  const on = ridgeParties(seed)
  const gross = Math.round(cents(goods.kg * 1.04 + 18) * 10) / 10
  return {
    expectedKg: weighed ? gross : null,
    draw(sheet) {
      sheet.box(0, 0, 595, 8, '#0077b6', '#0077b6')
      sheet.write('Comptoir Modèle Sanitaire & Chauffage', 38, 24, { face: 'narrowBold', size: 15, color: '#0077b6' })
      sheet.write(`Agence 042 – ZI de l’Exemple – 06700 SAINT-LAURENT-DU-VAR – ${on.phone}`, 38, 44, { face: 'narrow', size: 8.5 })
      sheet.write('BON DE LIVRAISON CHANTIER', 38, 72, { face: 'narrowBold', size: 13 })
      pairs(sheet, [['N° de bon', `042-${on.slip}`], ['Édité le', `${on.date} à ${on.time}`], ['V/ commande', `Spécimen ${on.order}`], ['Vendeur', 'Comptoir 2']], 38, 100, 92, 12, { face: 'narrow', size: 9 })
      sheet.write('ADRESSE DE LIVRAISON', 330, 72, { face: 'narrowBold', size: 8, color: '#0077b6' })
      ;[on.client, on.site, on.siteStreet, on.siteTown].forEach((line, at) => sheet.write(line, 330, 84 + at * 13, { face: at === 0 ? 'narrowBold' : 'narrow', size: 10 }))
      const rows = goods.lines.map((line, at) => [String((at + 1) * 10), line.code, line.words, String(line.count + (at === 2 ? 2 : 0)), String(line.count), at === 2 ? '2' : '0', line.unit, `${'ABCD'[at % 4]}${1 + (at % 5)}`])
      const foot = table(sheet, { x: 38, y: 158, columns: list, rows, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#dceefb', rowHeight: 18 })
      const said = weighed ? `Colis : ${parcels}      Palette : 1      Poids brut : ${gross.toFixed(1).replace('.', ',')} KG` : `Colis : ${parcels}      Palette : 1      Volume : 1,8 m3`
      sheet.write(said, 38, foot + 14, { face: 'narrowBold', size: 10 })
      sheet.write('Les articles en solde vous seront livrés dès réception, sans nouvelle commande.', 38, foot + 32, { face: 'narrow', size: 8.5 })
      sheet.flow('Ballons et chauffe-eau : vérifier la tenue de la cloison (200 kg en charge pour un 150 L). Retours acceptés sous 15 jours, emballage d’origine, déduction de 15 %.', 38, 758, 340, { face: 'narrow', size: 8, color: '#555' })
      sheet.write('Reçu le ........../........../..........', 400, 758, { face: 'narrow', size: 9 })
      sheet.write('Signature :', 400, 774, { face: 'narrow', size: 9 })
    },
  }
})
