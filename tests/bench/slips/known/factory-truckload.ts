import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

export const factoryTruckload = layout(
  'factory-truckload',
  [
    { seed: 11_331, tonnes: 22.48, pallets: 18, product: 'PLAQUE STD BA13 2500X1200', each: '50 plaques' },
    { seed: 11_332, tonnes: 9.615, pallets: 8, product: 'CARREAU PLATRE 70 PLEIN', each: '40 carreaux' },
  ],
  ({ seed, tonnes, pallets, product, each }) => ({
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const { date, slip, order, account } = marks(seed)
      const face = 'mono'
      const rows = [
        'USINE DU MODELE - EXPEDITIONS                       Edition 06:12',
        '=================================================================',
        `BON D'EXPEDITION  ${slip.slice(2)}               Date     : ${date}`,
        `Commande client   ${order}             Compte   : ${account}`,
        'Transporteur      TRANSPORTS EXEMPLE   Immat.   : XX-000-XX',
        '-----------------------------------------------------------------',
        'Article                         Cond.           Palettes',
        '-----------------------------------------------------------------',
        `${product.padEnd(32)}${each.padEnd(16)}${String(pallets).padStart(8)}`,
        '-----------------------------------------------------------------',
        `Nombre de palettes  ${String(pallets).padStart(8)}`,
        `Poids total (T)     ${fr(tonnes, 3).padStart(8)}`,
        `Palettes a rendre   ${String(pallets).padStart(8)}`,
        '-----------------------------------------------------------------',
        'Consignes : bachage obligatoire, 12 sangles, hauteur max 2,60 m',
        'PTRA du vehicule controle par le transporteur : 44 T',
      ]
      writtenLines(sheet, rows, 60, 150, 16, { face, size: 11.5 })
      writtenLines(sheet, addressOf(seed), 270, 70, 16, { face, size: 9 })
      sheet.write('Visa cariste              Visa chauffeur            Visa client', 60, 450, { face, size: 11 })
    },
  }),
)
