import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** What a driver's hand-held leaves behind: a signature, a time, parcels and kilos. */
export const driverScreenProof = layout(
  'driver-screen-proof-east',
  [
    { seed: 9573, sender: 'Radiateurs Exemple', parcels: '3 colis', kg: 126, said: '126 kg' },
    { seed: 9574, sender: 'Câbles Spécimen', parcels: '1 palette, 4 colis', kg: 483.5, said: '483,5 kg' },
  ],
  ({ seed, sender, parcels, kg, said }) => {
    const { client, siteStreet, siteTown, parcel, date, hour, number } = parties(seed)
    return {
      expectedKg: kg,
      paper: { size: [360, 640] },
      draw(sheet) {
        const plain = { face: 'modern', size: 10 } as const
        const small = { face: 'modern', size: 8, color: '#777' } as const
        sheet.box(0, 0, 360, 64, '#12355b', '#12355b')
        sheet.write('Transports Exemple', 20, 14, { face: 'modernBold', size: 15, color: '#fff' })
        sheet.write('Preuve de livraison électronique', 20, 38, { ...plain, color: '#dfe8f2' })
        ;[['Récépissé', parcel], ['Expéditeur', sender], ['Référence', `BL ${number}`], ['Unités', parcels], ['Poids', said], ['Livré le', `${date} à ${hour}`]].forEach(([caption, value], at) => {
          const y = 82 + at * 34
          sheet.write(caption!, 20, y, small)
          sheet.write(value!, 20, y + 12, { face: 'modernBold', size: 11 })
          sheet.rule(20, y + 29, 340, y + 29, 0.3, '#ccc')
        })
        writtenLines(sheet, ['Adresse', client, siteStreet, siteTown], 20, 292, 14, plain, small)
        sheet.box(20, 364, 320, 120, '#f7f7f7', '#bbb', 6)
        sheet.write('Signature du destinataire', 28, 370, small)
        ;[[90, 440, 120, 405], [120, 405, 140, 450], [140, 450, 175, 410], [175, 410, 190, 445], [190, 445, 260, 418]].forEach(([x1, y1, x2, y2]) => sheet.rule(x1!, y1!, x2!, y2!, 1.6, '#223'))
        sheet.write('Réserves : aucune', 20, 500, plain)
        sheet.write('Position GPS : 43,0000 N 7,0000 E (± 12 m)', 20, 520, small)
        sheet.write('Document généré automatiquement, fait foi de livraison.', 20, 604, small)
      },
    }
  },
)
