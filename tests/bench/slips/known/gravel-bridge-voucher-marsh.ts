import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { rounded, smallPrint } from './marsh-print.ts'

/** A quarry's weighing voucher: the loaded lorry, the empty one, and the gravel between them. */
export const gravelBridgeVoucher = layout('gravel-bridge-voucher-marsh', [
  { seed: 303600, product: 'GNT 0/31,5 A', full: 25860, empty: 11420, tonnes: false },
  { seed: 303601, product: 'SABLE 0/4 LAVÉ', full: 17.94, empty: 9.28, tonnes: true },
  { seed: 303602, product: 'GRAVILLON 6/10 ROULÉ', full: 12480, empty: 6940, tonnes: false },
], ({ seed, product, full, empty, tonnes }) => {
  const net = rounded(full - empty, 3)
  return {
    expectedKg: tonnes ? rounded(net * 1000) : net,
    paper: { size: [298, 440] as const },
    draw(sheet) {
      const who = marshParties(seed)
      const style = { face: 'printer' as const, size: 9 }
      const said = (mass: number) => (tonnes ? `${fr(mass, 2)} t` : `${fr(mass, 0, ' ')} kg`)
      writtenLines(sheet, ['CARRIÈRE DE L’EXEMPLE', 'Route du Modèle – 06530 PEYMEINADE'], 149, 18, 18, { ...style, size: 8, align: 'center' }, { face: 'printerBold', size: 13, align: 'center' })
      sheet.rule(16, 54, 282, 54)
      sheet.write('BON DE PESÉE', 16, 62, { face: 'printerBold', size: 11 })
      sheet.write(`N° ${who.number}`, 282, 62, { face: 'printerBold', size: 11, align: 'right' })
      const facts = [['Date', `${who.day} ${who.hour}`], ['Véhicule', who.plate], ['Client', who.client], ['Chantier', who.siteTown], ['Produit', product], ['Transport', 'RENDU']] as const
      facts.forEach(([caption, value], at) => {
        sheet.write(caption, 16, 86 + at * 16, style)
        sheet.write(`: ${value}`, 82, 86 + at * 16, style)
      })
      sheet.box(16, 190, 266, 84)
      ;([['BRUT', full], ['TARE', empty], ['NET', net]] as const).forEach(([caption, mass], at) => {
        const large = { face: at === 2 ? ('printerBold' as const) : ('printer' as const), size: at === 2 ? 13 : 11 }
        sheet.write(caption, 28, 200 + at * 24, large)
        sheet.write(said(mass), 270, 200 + at * 24, { ...large, align: 'right' })
      })
      sheet.write('Pesé par : bascule 2   DSD 004417', 16, 286, { ...style, size: 8 })
      sheet.write('Signature chauffeur', 16, 310, { ...style, size: 8 })
      sheet.write('Signature client', 160, 310, { ...style, size: 8 })
      sheet.box(16, 324, 130, 54)
      sheet.box(152, 324, 130, 54)
      smallPrint(sheet, 'Le chauffeur reconnaît que son véhicule n’excède pas le PTAC inscrit au certificat d’immatriculation. Matériau marqué CE 2+.', 16, 390, 266)
    },
  }
})
