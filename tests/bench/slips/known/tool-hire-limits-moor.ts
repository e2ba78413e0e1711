import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, headed, pairs } from './moor-print.ts'

const variants = [
  { seed: 14246, goods: [['NAC12', 'Nacelle ciseaux électrique 12 m', '1', 'Charge max 320 kg – 2 pers.'], ['MC200', 'Monte-charge 18 m', '1', 'Charge utile 200 kg'], ['TRANS', 'Transpalette manuel', '2', 'Capacité 2 500 kg']] },
  { seed: 14247, goods: [['ECH6', 'Échafaudage roulant alu 6 m', '2', 'Classe 3 – 200 kg/m²'], ['ETAI', 'Étai acier 2,00/3,50 m', '40', 'Charge admissible 13 kN'], ['CRIC', 'Cric rouleur', '1', 'Capacité 3 t']] },
] as const

/** A hire counter's contract sheet: what each machine may carry, never what it weighs. */
export const toolHireLimits = layout('tool-hire-limits-moor', variants, ({ seed, goods }) => ({
  expectedKg: null,
  draw(sheet) {
    const who = moorParties(seed, ['Loc Spécimen', 'Modèle Échafaudage & Levage'])
    headed(sheet, [who.sender, who.street, who.town, who.phone], 40, 34, 12, { size: 9 }, { face: 'sansBold', size: 16, color: '#a3181f' })
    sheet.write('BON DE LIVRAISON MATÉRIEL', 555, 36, { face: 'sansBold', size: 13, align: 'right' })
    sheet.write(`Contrat n° ${who.slip} – ${who.date}`, 555, 56, { align: 'right' })
    addressFrame(sheet, 'Chantier', shipTo(who), [320, 84, 235, 78])
    pairs(sheet, [['Compte client', who.account], ['Début', who.date], ['Durée', `${who.luck.whole(3, 20)} jours ouvrés`], ['Livraison', 'par nos soins']], 40, 104, 85, 14)
    const end = table(sheet, {
      x: 40, y: 184, rows: goods, lines: 'grid', rowHeight: 24, headFill: '#f3dcdd', style: { size: 9 },
      columns: [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 235 }, { title: 'Qté', width: 40, align: 'center' }, { title: 'Caractéristiques', width: 180 }],
    })
    const under = sheet.flow('Le locataire reconnaît avoir reçu le matériel en bon état, avec notice et rapport de vérification générale périodique. Respecter les charges indiquées. Utilisation interdite par vent supérieur à 45 km/h.', 40, end + 14, 515, { size: 8.5 })
    pairs(sheet, [['Kilométrage livraison', `${who.luck.whole(8, 60)} km`], ['Camion de livraison', `${who.plate}, PTAC 19 t`], ['Caution', '1 500,00 €']], 40, under + 14, 120, 14)
    sheet.box(40, 700, 250, 70, undefined, '#888')
    sheet.write('Signature du livreur', 46, 704, { size: 7.5, color: '#555' })
    sheet.box(305, 700, 250, 70, undefined, '#888')
    sheet.write('Signature du locataire', 311, 704, { size: 7.5, color: '#555' })
  },
}))
