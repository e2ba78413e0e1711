import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { bars, captioned, together } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly parcels: readonly (readonly [words: string, size: string, kg: number | null])[]
}

/** A kitchen maker's list of numbered parcels, each with its weight, nothing added up. */
export const flatPackParcelList = layout<Variant>(
  'flat-pack-parcel-list',
  [
    { seed: 12341, parcels: [['Caisson bas 80', '80 × 60 × 12', 28], ['Caisson bas 60', '76 × 60 × 12', 23], ['Colonne four', '220 × 60 × 14', 46], ['Façades lot 1', '90 × 62 × 20', 31], ['Plan de travail 3,00 m', '300 × 65 × 5', 62]] },
    { seed: 12342, parcels: [['Caisson haut 60', '72 × 38 × 11', null], ['Caisson angle', '95 × 62 × 14', null], ['Façades lot 2', '90 × 62 × 18', null], ['Quincaillerie', '40 × 30 × 20', null]] },
    { seed: 12343, parcels: [['Dressing montant', '240 × 62 × 10', 41], ['Dressing tablettes', '100 × 60 × 22', 36], ['Portes coulissantes', '255 × 95 × 9', 58]] },
  ],
  ({ seed, parcels }) => {
    const weighed = parcels.flatMap(([, , weight]) => (weight === null ? [] : [weight]))
    const { client, site, siteTown, order, date } = marks(seed)
    return {
      expectedKg: weighed.length < parcels.length ? null : together(weighed),
      draw(sheet) {
        sheet.write('Cuisines Modèle', 44, 36, { face: 'modernBold', size: 20 })
        sheet.write('Liste de colis à livrer', 44, 64, { face: 'modern', size: 12, color: '#666' })
        bars(sheet, 400, 38, 150, 30, seed)
        captioned(sheet, [['Dossier', order], ['Livraison', date], ['Client', client], ['Adresse', `${site}, ${siteTown}`], ['Étage', '1er, sans ascenseur (colis de 30 kg max. par porteur)']], [44, 96], 70, 16, { face: 'modernBold', size: 9 }, { face: 'modern', size: 9 })
        const under = table(sheet, {
          x: 44, y: 190, lines: 'rows', rowHeight: 26, zebra: '#f3f3f3', style: { face: 'modern', size: 9.5 }, headStyle: { face: 'modernBold', size: 9 },
          columns: [{ title: 'Colis', width: 60, align: 'center' }, { title: 'Contenu', width: 197 }, { title: 'Dimensions (cm)', width: 110, align: 'center' }, { title: weighed.length > 0 ? 'Poids' : 'Zone', width: 70, align: 'right' }, { title: 'Reçu', width: 70, align: 'center' }],
          rows: parcels.map(([words, size, weight], at) => [`${at + 1}/${parcels.length}`, words, size, weight === null ? `C${at + 4}` : `${fr(weight)} kg`, '']),
        })
        parcels.forEach((_parcel, at) => sheet.box(510, 218 + at * 26, 10, 10))
        sheet.write(`Nombre de colis : ${parcels.length}`, 44, under + 16, { face: 'modernBold', size: 10 })
        sheet.write('Cochez chaque colis reçu. Colis manquant : le signaler au livreur avant son départ.', 44, under + 40, { face: 'modern', size: 8.5, color: '#555' })
        sheet.write('Signature', 400, under + 70, { face: 'modern', size: 9 })
      },
    }
  },
)
