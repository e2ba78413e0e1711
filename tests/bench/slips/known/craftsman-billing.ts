import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A craftsman's billing program: numbered chapters, no prices, and the weight among the observations when he thought of it. */
export const craftsmanBilling = layout('craftsman-billing', [
  { seed: 8121, kg: 85, works: [['1', 'Salle d’eau', '', ''], ['1.1', 'Receveur extra-plat 90 x 90 blanc', '1,00', 'U'], ['1.2', 'Paroi fixe verre 8 mm, profilés chromés', '1,00', 'U'], ['1.3', 'Colonne de douche thermostatique', '1,00', 'ENS'], ['2', 'Évacuations', '', ''], ['2.1', 'Bonde extra-plate Ø 90 + siphon', '1,00', 'U'], ['2.2', 'Tube PVC Ø 40, barre de 2 m', '3,00', 'U']], note: 'Poids total : 85 kg. Prévoir deux personnes au déchargement.' },
  { seed: 8122, kg: 268.5, works: [['1', 'Clôture', '', ''], ['1.1', 'Panneau rigide 2,50 x 1,73 m gris RAL 7016', '9,00', 'U'], ['1.2', 'Poteau à encoches 2,40 m', '10,00', 'U'], ['2', 'Portillon', '', ''], ['2.1', 'Portillon 1,00 x 1,75 m à cylindre, deux clés', '1,00', 'ENS'], ['2.2', 'Scellement : béton prêt à l’emploi, sac de 30 kg', '4,00', 'SAC']], note: 'Poids total du chargement 268,50 kg. Client prévenu, portail de 3 m, pas de marche.' },
  { seed: 8123, kg: null, works: [['1', 'Reprise de façade', '', ''], ['1.1', 'Enduit de rebouchage extérieur, seau de 15 kg', '6,00', 'U'], ['1.2', 'Trame de verre 1 x 50 m, 160 g/m²', '2,00', 'RLX'], ['1.3', 'Peinture acrylique mate, bidon 15 L', '4,00', 'U'], ['2', 'Protections', '', ''], ['2.1', 'Bâche 4 x 5 m', '5,00', 'U']], note: 'Client prévenu par téléphone. Déposer devant le garage, portail code 0000.' },
], ({ seed, kg, works, note }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, date, phone, siret } = marks(seed)
    const set = { face: 'narrow', size: 10 } as const
    sheet.box(40, 36, 54, 54, '#7a3b1e', '#7a3b1e', 27)
    sheet.write('E', 67, 46, { face: 'slabBold', size: 30, color: '#fff', align: 'center' })
    stack(sheet, ['Entreprise Exemple', 'Plomberie – Maçonnerie – Dépannage', '3 impasse de l’Exemple, 83440 TOURRETTES', `Tél. ${phone} – contact@exemple.invalid`], 104, 38, { ...set, step: 13, first: { face: 'narrowBold', size: 13 } })
    sheet.write(`Bon de livraison n° BL-26-0${seed % 1000}`, 40, 122, { face: 'narrowBold', size: 15, color: '#7a3b1e' })
    sheet.write(`du ${date} – suivant devis D-26-0${seed % 100} accepté`, 40, 142, set)
    stack(sheet, [client, site, siteTown], 330, 122, { ...set, step: 14 })
    const columns = [{ title: 'N°', width: 40 }, { title: 'Désignation', width: 345 }, { title: 'Quantité', width: 65, align: 'right' }, { title: 'Unité', width: 65, align: 'center' }] as const
    const foot = table(sheet, { x: 40, y: 186, columns, rows: works, lines: 'grid', style: set, headStyle: { face: 'narrowBold', size: 10, color: '#fff' }, headFill: '#7a3b1e', rowHeight: 20, zebra: '#f7f0ec' })
    sheet.write('Observations', 40, foot + 18, { face: 'narrowBold', size: 10 })
    sheet.flow(note, 40, foot + 33, 515, set)
    sheet.box(330, foot + 80, 225, 80, undefined, '#7a3b1e')
    sheet.write('Bon pour accord de livraison, date et signature', 336, foot + 86, { ...set, size: 8 })
    sheet.write(`Dispensé d’immatriculation au RCS – SIRET ${siret} – assurance décennale n° 000000 – page 1/1`, 297, 810, { ...set, size: 7.5, align: 'center' })
  },
}))
