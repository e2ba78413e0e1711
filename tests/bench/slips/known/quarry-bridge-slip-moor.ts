import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { headed, pairs } from './moor-print.ts'

const variants = [
  { seed: 14226, product: 'GRAVE NATURELLE 0/31,5', gross: 25.86, tare: 11.42 },
  { seed: 14227, product: 'SABLE LAVE 0/4', gross: 13.48, tare: 7.16 },
  { seed: 14228, product: 'ENROCHEMENT 100/200', gross: 24.1, tare: 11.9 },
] as const

/** A quarry's weighing slip off a needle printer: lorry full, lorry empty, and the net that was sold. */
export const quarryBridgeSlip = layout('quarry-bridge-slip-moor', variants, ({ seed, product, gross, tare }) => {
  const net = Math.round((gross - tare) * 1000)
  return {
    expectedKg: net,
    paper: { size: [420, 420] },
    draw(sheet) {
      const who = moorParties(seed, ['CARRIERES DU MODELE', 'GRANULATS EXEMPLE'])
      const face = 'printer'
      headed(sheet, [who.sender, `SITE DE ${who.town.slice(6)}`, `TEL ${who.phone}`], 24, 20, 13, { face, size: 9 }, { face: 'printerBold', size: 12 })
      sheet.write('BON DE PESEE', 396, 20, { face: 'printerBold', size: 12, align: 'right' })
      sheet.write(`N° ${who.slip}`, 396, 38, { face, size: 10, align: 'right' })
      sheet.rule(24, 72, 396, 72, 0.6, '#111', 3)
      pairs(sheet, [['CLIENT', who.client.toUpperCase()], ['CHANTIER', who.siteTown], ['VEHICULE', `${who.plate}   (PTAC 26,00 T)`], ['PRODUIT', product], ['NORME', 'NF EN 13242 – CE 2+']], 24, 82, 80, 15, { face, size: 9 })
      sheet.rule(24, 164, 396, 164, 0.6, '#111', 3)
      ;[['PESEE 2  BRUT', gross, who.hour], ['PESEE 1  TARE', tare, '']].forEach(([caption, tonnes, hour], at) => {
        sheet.write(String(caption), 24, 176 + at * 18, { face, size: 10 })
        sheet.write(`${fr(Number(tonnes), 2)} T`, 250, 176 + at * 18, { face, size: 10, align: 'right' })
        sheet.write(at === 0 ? `${who.date} ${String(hour)}` : 'TARE ENREGISTREE', 396, 176 + at * 18, { face, size: 8.5, align: 'right' })
      })
      sheet.write('NET', 24, 216, { face: 'printerBold', size: 13 })
      sheet.write(`${fr(net / 1000, 2)} T`, 250, 216, { face: 'printerBold', size: 13, align: 'right' })
      sheet.rule(24, 242, 396, 242, 0.6, '#111', 3)
      headed(sheet, ['INSTRUMENT N° 00-000  CLASSE III  MAX 50 T  MIN 400 KG', 'PORT : DEPART CARRIERE'], 24, 252, 13, { face, size: 8 })
      sheet.write('LE CHAUFFEUR', 24, 300, { face, size: 9 })
      sheet.write('LE CLIENT', 250, 300, { face, size: 9 })
    },
  }
})
