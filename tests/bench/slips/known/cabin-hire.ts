import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

/** A hirer of site huts: the lorry's load is said in one variant; in the other only what floors and hooks may bear. */
export const cabinHire = layout('cabin-hire', [
  { seed: 7181, hut: 'Bungalow bureau 6,00 × 2,50 m', park: 'BG-2207', items: ['1 kit électrique', '2 tables, 6 chaises'], kg: 2450 as number | null },
  { seed: 7182, hut: 'Conteneur de stockage 10 pieds', park: 'CT-0418', items: ['1 cadenas de haute sécurité'], kg: null },
], ({ seed, hut, park, items, kg }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteStreet, siteTown, number, longDay, order, phone } = parties(seed)
    const text = { face: 'sans', size: 10 } as const
    sheet.box(40, 36, 515, 40, '#f9a825', '#f9a825')
    sheet.write('MODÈLE LOCATION MODULAIRE', 52, 48, { face: 'sansBold', size: 16 })
    sheet.write(`Bon de livraison de matériel loué n° ${number}`, 40, 92, { face: 'sansBold', size: 13 })
    labelValueRows(sheet, [['Contrat', `LOC-${order}`], ['Mise à disposition', longDay], ['Locataire', client], ['Chantier', site], ['Adresse', `${siteStreet}, ${siteTown}`], ['Contact chantier', phone]], { x: 40, y: 122, step: 16, valueAt: 130, style: text })
    sheet.box(40, 228, 515, 20, '#eee', '#999')
    sheet.write('Matériel livré', 48, 233, { face: 'sansBold', size: 10 })
    writtenLines(sheet, [`1 ${hut} – parc ${park}`, ...items], 48, 256, 17, text)
    sheet.box(40, 330, 515, 20, '#eee', '#999')
    sheet.write('Transport et pose', 48, 335, { face: 'sansBold', size: 10 })
    const told = kg === null ? [] : [['Poids transporté', `${fr(kg, 0, ' ')} kg`] as const]
    labelValueRows(sheet, [['Camion', 'Bras de grue, stabilisateurs sortis'], ...told, ['Accès', 'Largeur 3,50 m, hauteur libre 4,30 m'], ['Aire de pose', 'Plane, portance minimale 1,5 kg/cm²']], { x: 48, y: 358, step: 17, valueAt: 130, style: text })
    writtenLines(sheet, ['Rappels de sécurité', 'Charge d’exploitation du plancher : 250 kg/m². Ne pas stocker sur la toiture.', 'Anneaux de levage : 4 × 1 500 kg – élingues à 4 brins obligatoires.'], 48, 446, 15, { size: 8.5, color: '#444' }, { face: 'sansBold', size: 9 })
    sheet.write('État contradictoire à la livraison :   bon     à réserver', 40, 520, text)
    sheet.box(40, 545, 250, 80)
    sheet.box(305, 545, 250, 80)
    sheet.write('Le livreur', 48, 551, { size: 8 })
    sheet.write('Le locataire (nom, cachet)', 313, 551, { size: 8 })
  },
}))
