import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'

type Bought = readonly [words: string, reference: string, count: number]
interface Variant {
  readonly seed: number
  readonly bought: readonly Bought[]
  readonly weight: readonly [words: string, kg: number] | null
}

const kilos = (kg: number) => `${fr(kg, 2)} kg`
const variants: readonly Variant[] = [
  { seed: 15251, weight: [`Poids du colis : ${kilos(18.46)}`, 18.46], bought: [['Perforateur burineur 5 kg SDS-Max', 'PERF-5MX', 1], ['Coffret 5 forets béton', 'FOR-C5', 2], ['Pince à sertir', 'PSE-01', 1]] },
  { seed: 15252, weight: null, bought: [['Résine de scellement 400 ml (lot de 6)', 'RES-400', 2], ['Colle PU sac de 25 kg', 'COL-PU', 3], ['Règle aluminium 2 m', 'REG-2M', 1]] },
  { seed: 15253, weight: ['2 colis, poids total 41.8 kg', 41.8], bought: [['Escabeau 6 marches alu – 150 kg max', 'ESC-6', 1], ['Tréteau réglable, supporte 500 kg', 'TRE-R', 4]] },
]

/** The slip a web shop lays in the parcel: pictures' places, no prices, the parcel's weight beside the carrier when known. */
export const webCartSlipInland = layout('web-cart-slip-inland', variants, ({ seed, bought, weight }) => {
  const { client, clientStreet, clientTown, date, luck } = parties(seed)
  return {
    expectedKg: weight?.[1] ?? null,
    draw(sheet) {
      sheet.circle(58, 54, 16, '#6a1b9a', 5)
      sheet.write('outil-modele.example', 84, 44, { face: 'modernBold', size: 16, color: '#6a1b9a' })
      sheet.write('Merci pour votre commande !', 40, 92, { face: 'modernBold', size: 13 })
      writtenLines(sheet, [`Commande #${luck.digits(8)} passée le ${date}`, 'Ce document n’est pas une facture : elle est dans votre espace client.'], 40, 114, 14, { face: 'modern', size: 9 })
      writtenLines(sheet, ['Adresse de livraison', client, clientStreet, clientTown, 'France'], 40, 158, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
      writtenLines(sheet, ['Expédition', `Transporteur Modèle – suivi ${luck.digits(13)}`, ...(weight === null ? [] : [weight[0]])], 300, 158, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
      sheet.write('Contenu de votre envoi', 40, 250, { face: 'modernBold', size: 11 })
      bought.forEach(([words, reference, count], at) => {
        const y = 272 + at * 62
        sheet.box(40, y, 50, 50, '#f1ebf6', '#d7c9e4', 4)
        writtenLines(sheet, [words, `Réf. ${reference}`], 104, y + 8, 16, { face: 'modern', size: 8.5, color: '#666' }, { face: 'modern', size: 10 })
        sheet.write(`x ${count}`, 550, y + 16, { face: 'modernBold', size: 11, align: 'right' })
        sheet.rule(40, y + 56, 555, y + 56, 0.4, '#ccc')
      })
      const foot = 292 + bought.length * 62
      sheet.write('Un souci ? Retour gratuit sous 30 jours, jusqu’à 30 kg par colis', 40, foot, { face: 'modernBold', size: 9.5 })
      sheet.flow('Indiquez le motif du retour (ne convient pas, arrivé abîmé, erreur de commande) et imprimez l’étiquette depuis votre compte. Les produits volumineux sont repris sur rendez-vous.', 40, foot + 18, 515, { face: 'modern', size: 8.5 })
      sheet.write('Outil Modèle SAS – 2 rue de l’Exemple, 37000 TOURS – RCS 000 000 000', 297, 806, { face: 'modern', size: 7, color: '#777', align: 'center' })
    },
  }
})
