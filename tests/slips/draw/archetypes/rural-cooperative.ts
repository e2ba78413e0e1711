import { marks } from '../letterheads.ts'
import { layout } from '../layout.ts'

/**
 * A farmers' cooperative still prints on a till of the nineties: capitals, equals signs, prices by the tonne, and a
 * last block of totals.
 */
export const ruralCooperative = layout(
  'rural-cooperative',
  [
    {
      seed: 8110,
      kg: 1025,
      goods: [
        'CHAUX AERIENNE SAC 25 KG        20   SAC',
        'CIMENT 32,5 SAC 25 KG           15   SAC',
        'GRILLAGE A MOUTON 50 M           3   RLX',
        'POTEAU BETON 2,00 M              1   U',
      ],
      totals: ['QTE TOTALE EN TONNES ......... 1,025', 'NOMBRE D ARTICLES ............ 39'],
    },
    {
      seed: 8120,
      kg: 640,
      goods: [
        'PIQUET ACACIA 1,80 M            60   U',
        'FIL GALVA N 14 BOBINE            6   U',
        'AMENDEMENT CALCAIRE             12   SAC',
      ],
      totals: [
        'NOMBRE D ARTICLES ............ 78',
        'POIDS TOTAL .................. 640 KG',
        'A PAYER ...................... 512,40 EUR',
      ],
    },
    {
      seed: 8130,
      kg: null,
      goods: [
        'PIQUET CHATAIGNIER 2,00 M       40   U',
        'ABREUVOIR 600 L                  2   U',
        'TOLE BAC ACIER 3,00 M           18   U',
      ],
      totals: [
        'NOMBRE D ARTICLES ............ 60',
        'POIDS : VOIR TICKET BASCULE 4471',
        'A PAYER ...................... 934,20 EUR',
      ],
    },
  ],
  ({ seed, kg, goods, totals }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account } = marks(seed)
      const lines = [
        'COOPERATIVE RURALE EXEMPLE            MAGASIN 03',
        `BON DE LIVRAISON ${slip}          LE ${date}`,
        '='.repeat(52),
        '',
        `ADHERENT ${account}`,
        client.toUpperCase(),
        site.toUpperCase().slice(0, 52),
        siteTown,
        '',
        '-'.repeat(52),
        'DESIGNATION                    QTE   UNITE',
        '-'.repeat(52),
        ...goods,
        '-'.repeat(52),
        '',
        ...totals,
        '',
        'RAPPEL : ENGRAIS VRAC 420,00 EUR/T A PARTIR DE 3 T',
        'REMORQUE PRETEE PTAC 750 KG A RENDRE SOUS 48 H',
        '',
        'MERCI DE VOTRE VISITE',
        '',
        'SIGNATURE',
      ]
      lines.forEach((words, at) => sheet.write(words, 70, 60 + at * 18, { face: 'printer', size: 11.5 }))
    },
  }),
)
