import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { framed, rounded, smallPrint } from './marsh-print.ts'

/** A ready-mix plant's docket: cubic metres and the recipe; the batch weighed out, or only the least dosage promised. */
export const mixerTruckDocket = layout('mixer-truck-docket-marsh', [
  { seed: 303610, cubic: 6, concrete: 'BPS C25/30 XC1 S3 D20 CL 0,40', weighed: true, batch: [2112, 5028, 5946, 1014] },
  { seed: 303611, cubic: 3.5, concrete: 'BPS C30/37 XF1 S4 D10 CL 0,20', weighed: true, batch: [1295, 3010, 3388, 602] },
  { seed: 303612, cubic: 7, concrete: 'BPS C25/30 XC2 S3 D20 CL 0,40', weighed: false, batch: [280, 0.9] },
], ({ seed, cubic, concrete, weighed, batch }) => {
  const kg = rounded(batch.reduce((sum, part) => sum + part, 0))
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('BÉTON MODÈLE', 36, 30, { face: 'narrowBold', size: 22, color: '#36556b' })
      sheet.write('Centrale de l’Exemple – 06510 CARROS', 36, 56, { face: 'narrow', size: 9 })
      sheet.write(`Bon de livraison BPE n° ${who.number}`, 559, 34, { face: 'narrowBold', size: 13, align: 'right' })
      sheet.write(`${who.day} – gâché à ${who.hour}`, 559, 54, { face: 'narrow', size: 10, align: 'right' })
      framed(sheet, 'Client', [who.client, who.clientStreet, who.clientTown], [36, 80, 255, 60], { face: 'narrow', bold: 'narrowBold' })
      framed(sheet, 'Chantier', [who.site, who.siteStreet, who.siteTown], [304, 80, 255, 60], { face: 'narrow', bold: 'narrowBold' })
      writtenLines(sheet, [`Désignation : ${concrete}`, `Volume livré : ${fr(cubic, 2)} m³      Cumul chantier : ${fr(cubic + 14, 2)} m³ / 32,00 m³`, `Toupie : ${who.plate}   capacité 8 m³   PTAC 32 t`, 'Rapport E/C : 0,48      Ajout d’eau sur chantier interdit'], 36, 156, 17, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 11 })
      const names = weighed ? ['Ciment CEM II/A-LL 42,5 R', 'Sable 0/4', 'Gravillon 6/20', 'Eau totale'] : ['Liant équivalent minimal (kg/m³)', 'Superplastifiant (% du ciment)']
      const columns = [{ title: 'Constituant', width: 300 }, { title: weighed ? 'Pesé (kg)' : 'Valeur garantie', width: 150, align: 'right' as const }]
      const foot = table(sheet, { x: 36, y: 240, columns, rows: names.map((name, at) => [name, fr(batch[at]!, Number.isInteger(batch[at]) ? 0 : 1, ' ')]), rowHeight: 20, lines: 'grid', style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#dde6ec' })
      if (weighed) {
        sheet.write('Masse totale chargée', 332, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
        sheet.write(`${fr(kg, 0, ' ')} kg`, 482, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
      }
      const hours = [['Arrivée chantier', ''], ['Début déchargement', ''], ['Fin déchargement', '']] as const
      hours.forEach(([caption], at) => {
        sheet.box(36 + at * 174, foot + 50, 174, 40)
        sheet.write(caption, 42 + at * 174, foot + 54, { face: 'narrow', size: 8 })
      })
      sheet.box(36, foot + 100, 523, 66)
      sheet.write('Reçu le béton désigné – signature du client', 42, foot + 104, { face: 'narrow', size: 8 })
      smallPrint(sheet, 'Attention : le béton frais provoque des brûlures ; porter des gants et des bottes. Temps de déchargement inclus : 8 min par m³.', 36, foot + 178, 523, 'narrow')
    },
  }
})
