import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'

interface Variant {
  readonly seed: number
  readonly kg: number
  readonly goods: readonly string[]
  readonly told: string
}

const variants: readonly Variant[] = [
  { seed: 9625, kg: 1850, goods: ['640 tuiles canal 50 cm vieillies', '36 faîtières demi-rondes', '12 bottes de liteaux 27 × 40', '2 rouleaux d’écran sous-toiture'], told: 'Le chargement pèse environ 1,85 tonne, palettes comprises.' },
  { seed: 9626, kg: 340, goods: ['22 feuilles de zinc 0,65 mm', '18 longueurs de gouttière de 4 m', '1 carton de crochets et de soudure'], told: 'L’ensemble pèse 340 kg et sera livré au pied de l’échafaudage.' },
]

/** A roofer's delivery note written like a letter: the weight is in a sentence. */
export const rooferLetter = layout('roofer-letter-north', variants, ({ seed, kg, goods, told }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, date, slip, phone } = marks(seed)
    const plain = { face: 'book', size: 11 } as const
    sheet.write('Couverture Modèle', 70, 60, { face: 'bookBold', size: 16 })
    writtenLines(sheet, ['Zinguerie – charpente – isolation', '9 impasse du Modèle, 06740 EXEMPLE', phone], 70, 84, 16, plain)
    writtenLines(sheet, [client, site, siteTown], 300, 150, 16, plain)
    sheet.write(`Exemple, le ${date}`, 300, 216, plain)
    sheet.write(`Objet : bon de livraison n° ${slip.slice(-3)}`, 70, 250, { face: 'bookBold', size: 11 })
    let y = sheet.flow('Madame, Monsieur, nous vous livrons ce jour, suivant votre bon pour accord, les fournitures ci-dessous :', 70, 284, 455, plain) + 12
    y = writtenLines(sheet, goods.map((line) => `–  ${line}`), 92, y, 19, plain) + 12
    y = sheet.flow(`${told} Merci de vérifier le nombre et l’état des éléments en présence du chauffeur ; aucune réclamation ne sera admise passé trois jours.`, 70, y, 455, plain) + 12
    y = sheet.flow('Le plancher de l’échafaudage ne doit pas être chargé au-delà de 200 kg par mètre carré.', 70, y, 455, plain) + 30
    sheet.write('Pour la livraison,', 70, y, plain)
    sheet.write('Reçu le                       par', 320, y, plain)
    sheet.rule(320, y + 60, 525, y + 60, 0.5)
  },
}))
