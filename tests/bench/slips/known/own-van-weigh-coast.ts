import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'

export const ownVanWeigh = layout(
  'own-van-weigh-coast',
  [
    { seed: 9811, trade: 'roofer', product: 'Gravillon roulé 16/25 toiture-terrasse', loaded: 7420, empty: 3860 },
    { seed: 9812, trade: 'tiler', product: 'Sable lavé 0/4 pour chape', loaded: 3340, empty: 2180 },
  ] as const,
  ({ seed, trade, product, loaded, empty }) => {
    const { client, number, date, hour, account, vehicle } = coastParties(seed, trade)
    const style = { face: 'mono', size: 10 } as const
    return {
      expectedKg: loaded - empty,
      paper: { size: 'A5' as const },
      draw(sheet) {
        sheet.write('CARRIÈRE DE L’EXEMPLE', 210, 28, { face: 'sansBold', size: 15, align: 'center' })
        sheet.write('Route du Spécimen – 06390 CONTES', 210, 48, { size: 9, align: 'center' })
        sheet.rule(28, 66, 392, 66)
        sheet.write('BON DE PESÉE – BON DE LIVRAISON', 210, 76, { face: 'sansBold', size: 12, align: 'center' })
        facts(sheet, [['Bon n°', number], ['Date', `${date} ${hour}`], ['Client', client], ['Compte', account], ['Véhicule', vehicle], ['PTAC', `${trade === 'roofer' ? '12 000' : '3 500'} kg`]], 28, 392, 106, 17, style)
        sheet.rule(28, 216, 392, 216)
        sheet.write(product, 28, 226, { face: 'sansBold', size: 11 })
        facts(sheet, [['1re pesée  TARE', `${printed(empty)} kg`], ['2e pesée   BRUT', `${printed(loaded)} kg`]], 28, 392, 254, 20, style)
        sheet.box(28, 300, 364, 32)
        sheet.write('NET CHARGÉ', 38, 311, { face: 'sansBold', size: 13 })
        sheet.write(`${printed(loaded - empty)} kg`, 382, 311, { face: 'sansBold', size: 13, align: 'right' })
        stacked(sheet, ['Pont-bascule vérifié – portée max 50 t – échelon 20 kg', 'Le conducteur est responsable de sa charge et de son bâchage.'], 28, 346, 13, { size: 8.5 })
        sheet.write('Signature du conducteur', 28, 396, { size: 9 })
        sheet.write('Bascule', 280, 396, { size: 9 })
      },
    }
  },
)
