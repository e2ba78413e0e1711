import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** The ticket a blower lorry prints on board: weight before, weight after, what was delivered. */
export const pelletLorry = layout(
  'pellet-lorry',
  [
    { seed: 10_201, before: 8420, after: 5180, label: 'QUANTITE LIVREE' },
    { seed: 10_202, before: 6960, after: 4310, label: 'POIDS LIVRE' },
  ] as const,
  ({ seed, before, after, label }) => ({
    expectedKg: before - after,
    paper: { size: [250, 520] },
    draw(sheet) {
      const { street, town, phone, client, siteTown, slip, date } = marks(seed)
      const pair = (words: string, value: string, y: number, bold = false) => {
        const face = bold ? 'printerBold' : 'printer'
        sheet.write(words, 14, y, { face, size: 9 })
        sheet.write(value, 236, y, { face, size: 9, align: 'right' })
      }
      ;['EXEMPLE ENERGIE BOIS', street, town, `TEL ${phone}`].forEach((words, at) =>
        sheet.write(words, 125, 18 + at * 13, {
          face: at === 0 ? 'printerBold' : 'printer',
          size: at === 0 ? 11 : 8,
          align: 'center',
        }),
      )
      sheet.write('- - - - - - - - - - - - - - - - - - -', 14, 76, { face: 'printer', size: 9 })
      sheet.write('BON DE LIVRAISON', 125, 90, { face: 'printerBold', size: 12, align: 'center' })
      pair('NUMERO', slip.slice(2), 114)
      pair('DATE', date, 128)
      pair('VEHICULE', 'AA-000-AA', 142)
      pair('PRODUIT', 'GRANULES VRAC', 156)
      pair('CERTIFICATION', 'A1', 170)
      sheet.write(client, 14, 192, { face: 'printer', size: 9 })
      sheet.write(siteTown, 14, 205, { face: 'printer', size: 9 })
      sheet.write('- - - - - - - - - - - - - - - - - - -', 14, 224, { face: 'printer', size: 9 })
      pair('PESEE EMBARQUEE', 'N 0412', 240)
      pair('DEBUT 10:42', `${fr(before)} kg`, 256)
      pair('FIN   11:07', `${fr(after)} kg`, 270)
      pair(label, `${fr(before - after)} kg`, 290, true)
      pair('LONGUEUR FLEXIBLE', '20 m', 310)
      pair('PRESSION', '0,35 bar', 324)
      sheet.write('- - - - - - - - - - - - - - - - - - -', 14, 342, { face: 'printer', size: 9 })
      sheet.write('CHAUDIERE ARRETEE PAR LE CLIENT : OUI', 14, 358, { face: 'printer', size: 8 })
      sheet.write('SIGNATURE CLIENT', 14, 378, { face: 'printer', size: 8 })
      sheet.write('MERCI DE VOTRE FIDELITE', 125, 480, { face: 'printer', size: 8, align: 'center' })
    },
  }),
)
