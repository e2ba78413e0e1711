import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { captionsAndValues } from './form-parts.ts'

export const pitWeighing = layout(
  'pit-weighing',
  [
    { seed: 11_041, full: 25_460, empty: 11_220, product: 'GRAVE 0/31,5 CALCAIRE', code: 'GNT031' },
    { seed: 11_042, full: 3_340, empty: 2_180, product: 'SABLE 0/4 LAVÉ', code: 'SAB004' },
    { seed: 11_043, full: 18_980, empty: 8_640, product: 'GRAVILLON 6/10 CONCASSÉ', code: 'GRV610' },
  ],
  ({ seed, full, empty, product, code }) => ({
    expectedKg: full - empty,
    paper: { size: [230, 470] },
    draw(sheet) {
      const { client, siteTown, date, order } = marks(seed)
      const face = 'mono'
      const middle = sheet.width / 2
      ;['CARRIÈRE DU MODÈLE', 'Route de l’Exemple', '83440 FAYENCE'].forEach((line, at) => sheet.write(line, middle, 18 + at * 13, { face, size: at === 0 ? 12 : 9, align: 'center' }))
      sheet.write('BON DE PESÉE', middle, 66, { face, size: 13, align: 'center' })
      sheet.rule(12, 84, 218, 84, 0.8, '#111', 3)
      const small = { face, size: 9 } as const
      captionsAndValues(sheet, [['Bon n°', order.slice(3)], ['Date', date], ['Client', client.slice(0, 22)], ['Chantier', siteTown], ['Produit', code]], 14, 76, 92, 14, small)
      sheet.write(product, 14, 162, small)
      sheet.write('Véhicule  XX-000-XX', 14, 176, small)
      sheet.rule(12, 194, 218, 194, 0.8, '#111', 3)
      const weighed = { face, size: 11, align: 'right' } as const
      captionsAndValues(sheet, [['1re pesée 07:42', ''], ['  Tare', `${fr(empty, 0, ' ')} kg`], ['2e pesée 08:05', ''], ['  Brut', `${fr(full, 0, ' ')} kg`]], 14, 214, 204, 18, { face, size: 10 }, weighed)
      sheet.box(12, 284, 206, 30)
      sheet.write('NET', 20, 292, { face, size: 14 })
      sheet.write(`${fr(full - empty, 0, ' ')} kg`, 212, 292, { face, size: 14, align: 'right' })
      ;['Pont bascule n° 00-000', 'Portée max 50 t  e = 20 kg', 'Le chauffeur est responsable', 'du respect du PTAC.'].forEach((line, at) => sheet.write(line, middle, 330 + at * 13, { face, size: 8.5, align: 'center' }))
      sheet.write('Visa chauffeur :', 14, 400, small)
    },
  }),
)
