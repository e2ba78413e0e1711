import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes, smallPrint } from './heath-print.ts'

const variants: readonly { readonly seed: number; readonly cubic: number; readonly name: string; readonly batch: readonly (readonly [string, number])[] | null }[] = [
  { seed: 413180, cubic: 6, name: 'C25/30 XF1 S3 Dmax 22', batch: [['Gravillon 11/22', 4110], ['Gravillon 4/11', 2040], ['Sable 0/4', 4980], ['Ciment CEM II 42,5', 1720], ['Eau ajoutée', 980], ['Adjuvant', 14]] },
  { seed: 413181, cubic: 3.5, name: 'C30/37 XC4 S4 Dmax 16', batch: [['Gravillon 6/16', 3520], ['Sable 0/4', 2915], ['Ciment CEM III', 1190], ['Eau ajoutée', 590], ['Adjuvant', 9]] },
  { seed: 413182, cubic: 7.5, name: 'C20/25 XC1 S3 Dmax 20', batch: null },
]

/** A ready-mix docket: what each hopper weighed and the mass loaded, or cubic metres alone. */
export const readyMixDocketHeath = layout('ready-mix-docket-heath', variants, ({ seed, cubic, name, batch }) => {
  const kg = batch === null ? null : batch.reduce((sum, [, one]) => sum + one, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { number, date, hour, plate, client, site, siteTown, zone, town } = heathParties(seed)
      headLines(sheet, ['BÉTON PRÊT MODÈLE', `Centrale ${zone}`, town], 40, 34, 14, { size: 9 }, { face: 'sansBold', size: 16, color: '#0a6b58' })
      headLines(sheet, ['BON DE LIVRAISON BÉTON', `N° ${number}`, `${date}   départ ${hour}`], 555, 34, 15, { size: 10, align: 'right' }, { face: 'sansBold', size: 13, align: 'right' })
      ;[['Client', client], ['Chantier', `${site} – ${siteTown}`], ['Toupie', `${plate}   charge utile 17 000 kg`], ['Désignation NF EN 206', name], ['Volume livré', `${fr(cubic, 1)} m³`], ...(batch === null ? [] : [['Masse volumique théorique', '2 350 kg/m³ à l’état frais']]), ['Ouvrage', 'Dalle / fondations']].forEach(([caption, value], at) => {
        sheet.box(40, 100 + at * 21, 515, 21)
        sheet.write(caption!, 47, 106 + at * 21, { size: 8.5, color: '#0a6b58' })
        sheet.write(value!, 200, 106 + at * 21, { size: 9.5 })
      })
      const y = 268
      const foot = batch === null
        ? table(sheet, { x: 40, y, lines: 'grid', columns: [{ title: 'Rotation', width: 115 }, { title: 'Arrivée chantier', width: 130 }, { title: 'Début vidage', width: 130 }, { title: 'Fin vidage', width: 140 }], rows: [['1 / 1', '', '', '']], rowHeight: 26 })
        : table(sheet, { x: 40, y, lines: 'grid', style: { size: 9 }, columns: [{ title: 'Constituant', width: 255 }, { title: 'Consigne kg', width: 130, align: 'right' }, { title: 'Pesé kg', width: 130, align: 'right' }], rows: [...batch.map(([words, one]) => [words, fr(one + (one > 100 ? 10 : 0), 0, ' '), fr(one, 0, ' ')]), ['Masse totale chargée', '', fr(kg!, 0, ' ')]] })
      sheet.write('Ajout d’eau sur chantier interdit sans accord. Délai d’utilisation : 2 heures.', 40, foot + 16, { size: 9 })
      signBoxes(sheet, ['Centraliste', 'Chauffeur', 'Client : nom, heure, signature'], foot + 44, 70)
      smallPrint(sheet, ['Ciment : produit irritant, porter gants et lunettes.'])
    },
  }
})
