import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { facts, signing } from './uphill-print.ts'

interface Filled {
  readonly seed: number
  readonly tonnes: number
  readonly written: string
  readonly goods: string
  readonly lorry: string
  readonly metres: number
  readonly price: number
}

/** A carrier's confirmation of the journey it was charged with. */
export const haulageBookingConfirmed = layout<Filled>(
  'haulage-booking-confirmed-uphill',
  [
    { seed: 9771, tonnes: 9.6, written: '9,6 T', goods: 'Briques terre cuite – 12 palettes', lorry: 'Porteur 19 t bâché, hayon', metres: 6, price: 412 },
    { seed: 9772, tonnes: 22.4, written: '22,400 tonnes', goods: 'Prémurs béton – 8 éléments sur rack', lorry: 'Semi plateau 44 t (PTRA)', metres: 13.6, price: 890 },
  ],
  ({ seed, tonnes, written, goods, lorry, metres, price }) => {
    const { client, site, siteStreet, siteTown, number, order, day, time, depot, depotTown } = uphillParties(seed)
    return {
      expectedKg: Math.round(tonnes * 1000),
      draw(sheet) {
        const face = 'modern'
        const title = (words: string, y: number) => {
          sheet.box(40, y, 515, 18, '#22577a', '#22577a')
          sheet.write(words, 48, y + 4.5, { face: 'modernBold', size: 9, color: '#fff' })
        }
        const rows = (pairs: readonly (readonly [string, string])[], y: number) => facts(sheet, pairs, 48, y, 130, 17, { face, size: 9.5, color: '#555' }, { face, size: 9.5 })
        sheet.write('Affrètement Exemple', 40, 36, { face: 'modernBold', size: 17, color: '#22577a' })
        sheet.write('CONFIRMATION DE TRANSPORT', 555, 36, { face: 'modernBold', size: 12, align: 'right' })
        sheet.write(`Dossier ${number} – ${day}`, 555, 54, { face, size: 9, align: 'right' })
        title('CHARGEMENT', 84)
        rows([['Lieu', `Usine Spécimen, ${depot}, ${depotTown}`], ['Date et heure', `${day} à ${time}`], ['Référence', order]], 108)
        title('LIVRAISON', 172)
        rows([['Destinataire', `${client} – ${site}`], ['Adresse', `${siteStreet}, ${siteTown}`], ['Consigne', 'Prendre rendez-vous 24 h avant']], 196)
        title('MARCHANDISE', 260)
        rows([['Nature', goods], ['Poids', written], ['Métrage plancher', `${fr(metres, 1)} ml`], ['Matières dangereuses', 'Non']], 284)
        title('VÉHICULE ET PRIX', 365)
        rows([['Véhicule demandé', lorry], ['Équipement', 'Sangles, EPI complets'], ['Prix convenu', `${fr(price, 2, ' ')} € HT, gazole inclus`], ['Règlement', '30 jours date de facture']], 389)
        sheet.flow('Toute attente supérieure à une heure doit être signalée. Sans retour de votre part sous une heure, la présente confirmation vaut acceptation. La lettre de voiture émargée est à joindre à la facture. Pénalité de 150 € en cas de sous-traitance non autorisée.', 40, 476, 515, { face, size: 8.5, color: '#555' })
        signing(sheet, 'Bon pour accord – cachet du transporteur', 305, 540, 250, 84, face)
        sheet.write('Affrètement Exemple – commissionnaire fictif', 297, 802, { face, size: 8, color: '#888', align: 'center' })
      },
    }
  },
)
