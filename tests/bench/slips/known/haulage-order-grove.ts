import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A forwarder's order to a haulier: loading, unloading and the goods in a few written lines. */
export const haulageOrder = layout(
  'haulage-order-grove',
  [
    { seed: 307517, goods: 'Escaliers et menuiseries bois', packing: '3 palettes 120 × 240', weight: '1.250 kg', kg: 1250 },
    { seed: 307518, goods: 'Ardoises en caisses', packing: '12 palettes 100 × 120', weight: '14,4 t', kg: 14400 },
    { seed: 307519, goods: 'Bacs acier longueur 8 m', packing: '2 fardeaux', weight: 'à confirmer par l’usine', kg: null },
  ],
  ({ seed, goods, packing, weight, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { street, town, site, siteTown, date, time, number, phone } = particulars(seed)
      const style = { face: 'narrow' as const, size: 11 }
      const bold = { face: 'narrowBold' as const, size: 11 }
      sheet.write('AFFRÈTEMENT EXEMPLE', 50, 44, { face: 'narrowBold', size: 20, color: '#7c2d12' })
      sheet.write(`Confirmation d’affrètement n° ${number}`, 50, 76, { face: 'narrowBold', size: 14 })
      sheet.write(`Transporteur : Transports Modèle – Tél. ${phone}`, 50, 100, style)
      const parts = [
        ['CHARGEMENT', [`Usine Spécimen, ${street}, ${town}`, `Le ${date} entre 7:00 et ${time.slice(0, 2) === '07' ? '12:00' : '16:00'}`]],
        ['LIVRAISON', [`Exemple Toitures, ${site}, ${siteTown}`, 'Le lendemain avant 12:00, sur rendez-vous']],
        ['MARCHANDISE', [`Nature : ${goods}`, `Conditionnement : ${packing}`, `Poids : ${weight}`]],
        ['VÉHICULE', ['Tautliner ou plateau, charge utile 24 t minimum', 'Sangles et protections d’angle obligatoires']],
        ['PRIX', ['480,00 € HT, gazole compris, à 30 jours']],
      ] as const
      parts.reduce((y, [title, words]) => {
        sheet.box(50, y, 495, 18, '#f3e8e2', '#f3e8e2')
        sheet.write(title, 56, y + 3, bold)
        return lines(sheet, words, 60, y + 26, 17, style) + 14
      }, 132)
      sheet.flow('Échange de palettes : non. Sous-traitance interdite. Le récépissé signé est à renvoyer sous 5 jours avec la facture.', 50, 560, 495, { ...style, size: 9.5 })
    },
  }),
)
