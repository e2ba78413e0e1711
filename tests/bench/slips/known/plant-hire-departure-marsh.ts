import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { framed, smallPrint } from './marsh-print.ts'

type Machine = readonly [park: string, words: string, count: number, unitKg: number]

/** A hirer's departure note: machines with their kilos and a sum for the lorry, or only what they may lift. */
export const plantHireDeparture = layout<{ seed: number; machines: readonly Machine[]; weighed: boolean; remarks: readonly string[] }>('plant-hire-departure-marsh', [
  { seed: 303620, machines: [['MP1804', 'Mini-pelle 1,8 t chenilles', 1, 1840], ['GOD300', 'Godet curage 1000 mm', 1, 92], ['BRH180', 'Brise-roche hydraulique', 1, 138]], weighed: true, remarks: ['Carburant : plein', 'Compteur : 1 482 h'] },
  { seed: 303621, machines: [['PV4020', 'Plaque vibrante 90 kg', 2, 90], ['BET350', 'Bétonnière 350 L', 1, 148], ['ECH450', 'Échafaudage roulant alu 4,50 m', 1, 126]], weighed: true, remarks: ['Charge admissible par plateau : 200 kg', 'Carburant : à vérifier'] },
  { seed: 303622, machines: [['NAC10E', 'Nacelle ciseaux électrique 10 m', 1, 0], ['MON200', 'Monte-matériaux 200 kg – 12 m', 1, 0]], weighed: false, remarks: ['Charge admissible nacelle : 320 kg, 2 personnes', 'Remorque PTAC 750 kg'] },
], ({ seed, machines, weighed, remarks }) => {
  const kg = machines.reduce((sum, [, , count, unitKg]) => sum + count * unitKg, 0)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.box(36, 28, 523, 36, '#f4b400', '#f4b400')
      sheet.write('LOC’EXEMPLE  matériel de chantier', 46, 39, { face: 'sansBold', size: 14 })
      sheet.write('BON DE DÉPART', 549, 39, { face: 'sansBold', size: 14, align: 'right' })
      writtenLines(sheet, [`Contrat n° ${who.number}`, `Départ le ${who.day} à ${who.hour}`, 'Durée prévue : 5 jours', `Livraison par nos soins, porteur ${who.plate}`], 36, 78, 14, { size: 9.5 }, { face: 'sansBold', size: 10.5 })
      framed(sheet, 'Locataire / lieu d’utilisation', [who.client, who.site, who.siteStreet, who.siteTown], [315, 76, 244, 70])
      const columns = [{ title: 'N° parc', width: 70 }, { title: 'Matériel', width: 233 }, { title: 'Qté', width: 40, align: 'right' as const }, ...(weighed ? [{ title: 'Poids unit. (kg)', width: 90, align: 'right' as const }, { title: 'Poids (kg)', width: 90, align: 'right' as const }] : [{ title: 'État au départ', width: 180 }])]
      const rows = machines.map(([park, words, count, unitKg]) => [park, words, String(count), ...(weighed ? [fr(unitKg, 0, ' '), fr(unitKg * count, 0, ' ')] : ['Bon, vérifié en atelier'])])
      const foot = table(sheet, { x: 36, y: 168, columns, rows, rowHeight: 22, lines: 'grid', headFill: '#fff3cf' })
      if (weighed) {
        sheet.write('Poids du chargement', 465, foot + 9, { face: 'sansBold', size: 10, align: 'right' })
        sheet.write(`${fr(kg, 0, ' ')} kg`, 555, foot + 9, { face: 'sansBold', size: 10, align: 'right' })
      }
      writtenLines(sheet, ['Observations', ...remarks, 'Accessoires remis : clés, notice, carnet d’entretien'], 36, foot + 40, 14, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
      ;['Pour le loueur', 'Pour le locataire'].forEach((words, at) => {
        sheet.box(36 + at * 268, foot + 120, 255, 80)
        sheet.write(words, 42 + at * 268, foot + 125, { size: 8 })
      })
      smallPrint(sheet, 'Le locataire a la garde juridique du matériel. Assurance bris de machine 8 % du montant HT. Caution 1 500 €. Matériel à restituer propre, plein fait.', 36, 790, 523)
    },
  }
})
