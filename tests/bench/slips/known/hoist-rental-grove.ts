import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { table } from '../drawing/table.ts'

/** A rental agency's delivery of a machine: its own weight among its limits, or the limits only. */
export const hoistRental = layout(
  'hoist-rental-grove',
  [
    { seed: 307500, machine: 'Nacelle ciseaux électrique 8 m', facts: [['Hauteur de travail', '7,80 m'], ['Charge admissible', '230 kg'], ['Poids de la machine', '1 540 kg'], ['Énergie', 'Batteries']], kg: 1540 },
    { seed: 307501, machine: 'Monte-matériaux couvreur 18 m', facts: [['Hauteur maxi', '18 m'], ['Charge maxi', '200 kg'], ['Alimentation', '230 V']], kg: null },
  ],
  ({ seed, machine, facts, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { street, town, site, siteTown, date, number, order, phone } = particulars(seed)
      const style = { face: 'condensed' as const, size: 11 }
      sheet.box(0, 0, sheet.width, 62, '#f6b800', '#f6b800')
      sheet.write('LOCATION EXEMPLE', 40, 16, { face: 'condensedBold', size: 26 })
      sheet.write(`${street}, ${town} – ${phone}`, 555, 26, { ...style, align: 'right' })
      sheet.write(`Bon de livraison de matériel – contrat ${number}`, 40, 82, { face: 'condensedBold', size: 15 })
      lines(sheet, [`Départ le ${date}`, `Bon de commande client : ${order}`, 'Durée prévue : 5 jours ouvrés'], 40, 110, 15, style)
      lines(sheet, ['Couverture Spécimen', site, siteTown], 360, 110, 15, style)
      sheet.write(`Matériel loué : ${machine}, n° de parc ${order}-2`, 40, 180, { face: 'condensedBold', size: 12 })
      const columns = [{ title: 'Caractéristique', width: 200 }, { title: 'Valeur', width: 120, align: 'right' as const }]
      const foot = table(sheet, { x: 40, y: 202, columns, rows: facts, lines: 'grid', rowHeight: 20, style, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#fff1c2' })
      lines(sheet, ['Niveau de charge au départ : 100 %', 'Accessoires : clé, notice, élingue, housse', 'État : néant à signaler'], 40, foot + 18, 16, style)
      sheet.flow('Le locataire reconnaît avoir reçu la notice. Le personnel doit être titulaire de l’autorisation de conduite. Assurance bris de machine 8 %.', 40, 640, 515, { ...style, size: 9.5, color: '#444' })
      sheet.box(40, 680, 250, 80)
      sheet.box(305, 680, 250, 80)
      sheet.write('L’agence', 46, 685, style)
      sheet.write('Le client', 311, 685, style)
    },
  }),
)
