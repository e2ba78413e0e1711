import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { pairs, under } from './corners.ts'

/** A forwarding agent's transport confirmation for one load: pick-up and delivery, then the load in caption and value. */
export const charteredLoad = layout('chartered-load', [
  { seed: 8391, kg: 2350, pallets: 4, goods: 'Carrelage et colles', vehicle: 'Porteur 12 T PTAC avec hayon' },
  { seed: 8392, kg: 640, pallets: 2, goods: 'Radiateurs acier', vehicle: 'Fourgon 20 m³' },
  { seed: 8393, kg: null, pallets: 3, goods: 'Isolants en panneaux', vehicle: 'Porteur 7,5 T PTAC, charge utile 2 900 kg' },
], ({ seed, kg, pallets, goods, vehicle }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { supplier, street, town, client, site, siteTown, slip, date, order, phone } = marks(seed)
    sheet.write('Affrètement Exemple', 44, 42, { face: 'condensedBold', size: 18, color: '#0d47a1' })
    sheet.write('CONFIRMATION DE TRANSPORT', 551, 44, { face: 'condensedBold', size: 15, align: 'right' })
    sheet.write(`Dossier ${slip} du ${date}`, 551, 64, { face: 'condensed', size: 11, align: 'right' })
    const section = (title: string, y: number) => {
      sheet.box(44, y, 507, 18, '#e3f2fd', '#e3f2fd')
      sheet.write(title, 52, y + 4, { face: 'condensedBold', size: 10, color: '#0d47a1' })
    }
    section('CHARGEMENT', 96)
    under(sheet, [supplier, `${street}, ${town}`, `Le ${date} entre 7 h et 9 h – réf. ${order} – tél. ${phone}`], 52, 122, 16, { face: 'condensed', size: 11 })
    section('LIVRAISON', 182)
    under(sheet, [client, `${site}, ${siteTown}`, `Le ${date} avant 16 h – appeler une heure avant`], 52, 208, 16, { face: 'condensed', size: 11 })
    section('MARCHANDISE', 268)
    pairs(sheet, [['Nature', goods], ['Nombre de palettes', `${pallets} (80 × 120, non gerbables)`], ...(kg === null ? [] : [['Poids brut', `${fr(kg, 0, ' ')} kg`] as const]), ['Métrage', `${fr(pallets * 0.4, 2)} mpl`], ['Véhicule', vehicle], ['Température', 'Ambiante']], 52, 296, 130, 17, { face: 'condensed', size: 11 })
    section('CONDITIONS', 410)
    sheet.flow('Prix du transport convenu : selon grille, gasoil inclus. Paiement à 30 jours. Lettre de voiture émargée à retourner sous 7 jours. Sous-traitance interdite. Attente au-delà de deux heures : 45 € HT par heure. Assurance marchandises transportées : 23 € par kg, maximum 60 000 € par sinistre.', 52, 436, 490, { face: 'condensed', size: 10.5 })
    sheet.write('Bon pour accord, cachet du transporteur', 52, 540, { face: 'condensed', size: 11 })
  },
}))
