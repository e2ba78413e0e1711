import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'

type Support = readonly [count: number, kind: string, goods: string, kg: number, floor: number]

const variants: readonly { readonly seed: number; readonly sender: string; readonly supports: readonly Support[]; readonly taxed: number }[] = [
  { seed: 11521, sender: 'Carrelages Spécimen', supports: [[2, 'PAL 80 × 120', 'Carrelage', 1640, 0.8], [1, 'PAL 80 × 120', 'Colles, joints', 512, 0.4]], taxed: 2160 },
  { seed: 11522, sender: 'Chaudières Exemple', supports: [[1, 'PAL 80 × 120', 'Pompe à chaleur', 184, 0.8]], taxed: 400 },
  { seed: 11523, sender: 'Fermetures Modèle', supports: [[1, 'PAL 120 × 240', 'Menuiseries alu', 468, 1.2], [2, 'COLIS', 'Quincaillerie', 37, 0]], taxed: 900 },
]

/** A pallet carrier's national road letter: real weight by line and in all, and the chargeable weight beside. */
export const palletNetworkLetter = layout('pallet-network-letter-shore', variants, ({ seed, sender, supports, taxed }) => {
  const kg = supports.reduce((sum, support) => sum + support[3], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteStreet, siteTown, slip, date, after, phone } = shore(seed)
      sheet.write('TRANSPORTS SPÉCIMEN', 36, 30, { face: 'sansBold', size: 16, color: '#173f8a' })
      sheet.write('Réseau palette – agence du littoral', 36, 50, { size: 9 })
      sheet.write('LETTRE DE VOITURE NATIONALE', 559, 30, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(`Récépissé n° ${slip}`, 559, 48, { size: 11, align: 'right' })
      ;[['Expéditeur', sender, street, town], ['Destinataire', client, `${site}, ${siteStreet}`, siteTown, `Tél. ${phone}`]].forEach((lines, at) => {
        sheet.box(36 + at * 264, 74, 259, 82)
        writtenLines(sheet, lines, 42 + at * 264, 79, 14, { size: 9.5 }, { size: 7, color: '#555' })
      })
      ;[['Date d’enlèvement', date], ['Livraison prévue', after], ['Prestation', 'Hayon + RDV'], ['Port', 'Payé']].forEach(([caption, value], at) => {
        sheet.box(36 + at * 130.75, 162, 130.75, 32)
        sheet.write(caption!, 41 + at * 130.75, 165, { size: 7, color: '#555' })
        sheet.write(value!, 41 + at * 130.75, 177, { size: 10 })
      })
      const pieces = supports.reduce((sum, [count]) => sum + count, 0)
      const foot = table(sheet, {
        x: 36, y: 204, lines: 'grid', rowHeight: 22, headHeight: 24, headFill: '#e4eaf5', style: { size: 9.5 },
        columns: cols(['Nombre', 50, 'center'], ['Support', 95], ['Nature de la marchandise', 158], ['Poids réel\n(kg)', 75, 'right'], ['Poids taxé\n(kg)', 75, 'right'], ['M. plancher', 70, 'right']),
        rows: [...supports.map(([count, kind, goods, weight, floor]) => [String(count), kind, goods, fr(weight, 0, ' '), '', floor > 0 ? fr(floor, 2) : '']), [String(pieces), 'TOTAL', '', fr(kg, 0, ' '), fr(taxed, 0, ' '), fr(supports.reduce((sum, support) => sum + support[4], 0), 2)]],
      })
      sheet.write('Palettes EUR à rendre : 0      Contre-remboursement : néant      Valeur déclarée : néant', 36, foot + 14, { size: 8.5 })
      ;['Remise au transporteur', 'Conducteur – immatriculation EX-000-MP', 'Réception – réserves précises'].forEach((who, at) => {
        sheet.box(36 + at * 176, foot + 40, 171, 110)
        sheet.write(who, 42 + at * 176, foot + 46, { size: 7.5 })
      })
      sheet.flow('Contrat type général : indemnité limitée à 33 € par kg pour les envois de moins de 3 t, et 20 € par kg au-delà, sans pouvoir excéder 1 000 € par colis. Réserves confirmées sous trois jours.', 36, foot + 166, 523, { size: 7, color: '#555' })
    },
  }
})
