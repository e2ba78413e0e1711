import { marks } from '#tests/slips/draw/letterheads.ts'
import { load } from '#tests/slips/draw/load.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * An electronic despatch advice printed as it came: labels with their codes, points for decimals, units as three
 * letters.
 */
export const despatchMessage = layout(
  'despatch-message',
  [
    { seed: 6010, label: 'POIDS BRUT TOTAL (AAD)', unit: 'KGM', decimals: 1 },
    { seed: 6020, label: 'Masse brute totale', unit: 'KGM', decimals: 3 },
    { seed: 6030, label: 'POIDS TOTAL EXPEDIE', unit: 'KG', decimals: 2 },
  ],
  ({ seed, label, unit, decimals }) => {
    const goods = load(seed, { lines: 5, decimals: 1, fromKg: 150, upToKg: 980 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, siteTown, slip, order, date } = marks(seed)
        const fact = (name: string, value: string) => `${`${name} `.padEnd(34, '.')} ${value}`
        const day = date.split('/').toReversed().join('')
        const lines = [
          'MESSAGE DESADV D.96A                                   EDITION PAPIER  1/1',
          '='.repeat(74),
          fact('AVIS D’EXPEDITION', slip),
          fact('DATE DOCUMENT (137)', `${day}0615`),
          fact('LIVRAISON PREVUE (17)', day),
          fact('COMMANDE (ON)', order),
          fact('FOURNISSEUR (SU)', `3000000000018 ${supplier.toUpperCase()}`),
          fact('LIEU DE LIVRAISON (DP)', `3000000000025 ${client.toUpperCase()}`),
          fact('', siteTown),
          '',
          fact('NOMBRE TOTAL DE COLIS (11)', `${goods.parcels} PCE`),
          fact(label, `${goods.kg.toFixed(decimals)} ${unit}`),
          fact('VOLUME TOTAL (ABJ)', `${goods.cubicMetres.toFixed(3)} MTQ`),
          fact('MOYEN DE TRANSPORT', 'AA-000-AA'),
          '',
          `LIN  EAN            ${'DESIGNATION'.padEnd(36)} QTE (12)`,
          '-'.repeat(74),
          ...goods.lines.map(
            ({ words, count }, at) =>
              `${String(at + 1).padStart(3, '0')}  30000000${String(seed + at * 7).padStart(5, '0')}  ${words.toUpperCase().slice(0, 36).padEnd(36)} ${count} PCE`,
          ),
          '-'.repeat(74),
          fact('NOMBRE DE LIGNES', String(goods.lines.length)),
          fact('FIN DE MESSAGE UNT', `31 ${slip.slice(2)}`),
        ]
        lines.forEach((line, at) => sheet.write(line, 48, 50 + at * 17, { face: 'mono', size: 10.5 }))
      },
    }
  },
)
