import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A repair shop sends a tool back after the work: symptoms, parts, and sometimes the parcel's weight. */
export const toolRepair = layout('tool-repair', [
  { seed: 9281, kg: 14, tool: 'Marteau-piqueur électrique 1500 W', fault: 'Ne frappe plus', done: ['Remplacement du piston et des joints', 'Jeu de charbons', 'Graissage'], parcel: ['Colis : 1', 'Poids : 14 kg', 'Transporteur : Messagerie Exemple'] },
  { seed: 9282, kg: null, tool: 'Découpeuse thermique 350 mm', fault: 'Démarrage difficile', done: ['Nettoyage carburateur', 'Filtre à air', 'Bougie'], parcel: ['Colis : 1', 'Emballage : caisse du client', 'Transporteur : navette agence'] },
  { seed: 9283, kg: 27.2, tool: 'Pompe de relevage 400 V', fault: 'Garniture fuyarde', done: ['Garniture mécanique', 'Essai 30 min à 2 bar'], parcel: ['Colis : 1', 'Poids : 27,2 kg', 'Transporteur : Messagerie Exemple'] },
], ({ seed, kg, tool, fault, done, parcel }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, account, date, phone } = marks(seed)
    const face = { face: 'condensed', size: 11 } as const
    const bold = { face: 'condensedBold', size: 11 } as const
    sheet.write('SAV EXEMPLE OUTILLAGE', 44, 40, { face: 'condensedBold', size: 20 })
    sheet.write(`Atelier de réparation agréé – ${phone}`, 44, 66, face)
    sheet.box(370, 38, 181, 44, '#eeeeee')
    sheet.write('BON DE LIVRAISON SAV', 460, 43, { ...bold, align: 'center' })
    sheet.write(`${slip} – ${date}`, 460, 62, { ...face, align: 'center' })
    writtenLines(sheet, [`Client ${account}`, client, site, siteTown], 44, 100, 15, face, bold)
    sheet.box(44, 176, 507, 70)
    writtenLines(sheet, [`Matériel : ${tool}`, `N° de série : EX${seed}77`, `Panne signalée : ${fault}`], 54, 184, 19, face)
    sheet.write('Travaux effectués', 44, 262, bold)
    let y = writtenLines(sheet, done.map((work) => `• ${work}`), 54, 282, 17, face)
    sheet.write('Main d’œuvre : 1,50 h', 54, y, face)
    y += 34
    sheet.write('Expédition', 44, y, bold)
    y = writtenLines(sheet, parcel, 54, y + 20, 17, face)
    sheet.flow('Réparation garantie 3 mois, pièces et main d’œuvre, hors pièces d’usure. Les pièces remplacées sont conservées 15 jours à votre disposition.', 44, y + 24, 507, { ...face, size: 9 })
    sheet.write('Restitué à :', 44, y + 80, face)
    sheet.write('Signature :', 330, y + 80, face)
  },
}))
