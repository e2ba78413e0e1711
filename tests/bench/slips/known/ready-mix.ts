import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { printedCase, stack } from './stack.ts'

/** A concrete plant's slip: cubic metres, strength class and cement per cubic metre; what it all weighs is nowhere. */
export const readyMix = layout('ready-mix', [
  { seed: 8171, cubic: 1.5, strength: 'C25/30', cement: 300, use: 'Dalle terrasse' },
  { seed: 8172, cubic: 2.25, strength: 'C30/37', cement: 350, use: 'Longrine, poteaux' },
], ({ seed, cubic, strength, cement, use }) => ({
  expectedKg: null,
  draw(sheet) {
    const { client, site, siteTown, order, date, account } = marks(seed)
    const luck = chance(seed)
    sheet.box(0, 0, 595, 8, '#00695c', '#00695c')
    sheet.write('Bétons Exemple', 40, 28, { face: 'slabBold', size: 22, color: '#00695c' })
    sheet.write('Centrale de l’Exemple – béton prêt à l’emploi NF EN 206/CN', 40, 56, { face: 'slab', size: 10 })
    sheet.write(`BON DE LIVRAISON N° ${luck.digits(7)}`, 555, 34, { face: 'slabBold', size: 13, align: 'right' })
    sheet.write(`Le ${date} – toupie n° ${luck.whole(1, 12)} – tour 1`, 555, 54, { face: 'slab', size: 10, align: 'right' })
    stack(sheet, ['Client', client, `Compte ${account}`, `Commande ${order}`], 40, 86, { face: 'slab', size: 10, step: 14, first: { face: 'slabBold' } })
    stack(sheet, ['Chantier', site, siteTown, 'Pompe : non – tapis : 12 m'], 290, 86, { face: 'slab', size: 10, step: 14, first: { face: 'slabBold' } })
    const cases = [['Volume livré (m³)', fr(cubic, 2)], ['Cumul chantier (m³)', fr(cubic, 2)], ['Reste à livrer (m³)', '0,00'], ['Classe de résistance', strength], ['Classe d’exposition', 'XC3 / XF1'], ['Consistance', 'S4'], ['D max (mm)', '20'], ['Classe de chlorures', 'Cl 0,40'], ['Ciment', 'CEM II/A-LL 42,5 R'], ['Dosage en liant (kg/m³)', String(cement)], ['Rapport E/C max', '0,60'], ['Adjuvant', 'PRE 0,8 %']] as const
    cases.forEach(([caption, value], at) => printedCase(sheet, [40 + (at % 4) * 129, 166 + Math.floor(at / 4) * 44, 129, 44], caption, value, { face: 'slab', size: 11 }))
    sheet.write(`Destination du béton : ${use}`, 40, 314, { face: 'slab', size: 10 })
    const hours = ['Heure de fabrication', 'Départ centrale', 'Arrivée chantier', 'Début vidange', 'Fin vidange', 'Retour']
    hours.forEach((caption, at) => printedCase(sheet, [40 + at * 86, 336, 86, 40], caption, at < 2 ? `${8 + at}:${luck.whole(10, 59)}` : '', { face: 'slab' }))
    printedCase(sheet, [40, 390, 258, 60], 'Eau ajoutée à la demande du client (litres) – signature obligatoire', '', {})
    printedCase(sheet, [298, 390, 258, 60], 'Éprouvettes', '', {})
    sheet.flow('Véhicule : PTAC 19 000 kg, charge utile 9 200 kg. Le déchargement est limité à 30 minutes, au-delà 65,00 € HT de l’heure. L’accès au chantier est sous la responsabilité du client.', 40, 466, 516, { face: 'slab', size: 9 })
    sheet.flow('Attention : le béton frais est irritant. Porter gants, bottes et lunettes. En cas de projection dans les yeux, rincer abondamment.', 40, 510, 516, { face: 'slab', size: 9 })
    printedCase(sheet, [40, 560, 258, 90], 'Le chauffeur', '', {})
    printedCase(sheet, [298, 560, 258, 90], 'Le client – reçu conforme', '', {})
  },
}))
