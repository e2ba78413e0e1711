import type { Ware } from '../known/consigned.ts'

/** Invented wares of the finishing trades. */
export const plumbing: readonly Ware[] = [
  ['WCP6502', 'Pack WC suspendu bâti 1,12 m + cuvette', 'P', 34.5, 289],
  ['RB80120', 'Receveur résine 80 × 120 blanc', 'P', 41.2, 246],
  ['SE1500T', 'Sèche-serviettes mixte 1500 W', 'P', 18.6, 318],
  ['CE150ST', 'Chauffe-eau stéatite 150 L vertical', 'P', 39, 412],
  ['CU1416', 'Tube cuivre écroui 14 × 16 barre 5 m', 'B', 2.1, 21.4],
  ['PERG16', 'Couronne PER gainé 16 × 100 m', 'C', 9.75, 84],
  ['MITBD1', 'Mitigeur bain-douche thermostatique', 'P', 2.35, 142],
  ['PVC100M', 'Tube PVC NF-E Ø 100 longueur 4 m', 'B', 5.6, 12.8],
  ['RAD22-6', 'Radiateur acier type 22 600 × 1200', 'P', 43.8, 264],
  ['VASE25', 'Vase d’expansion 25 L chauffage', 'P', 5.1, 58],
  ['FLUX8', 'Flexible tressé F 15/21 – 500 mm', 'P', 0.14, 4.6],
  ['BAL170', 'Baignoire acrylique 170 × 75', 'P', 22.4, 231],
]

export const electrical: readonly Ware[] = [
  ['R2V3G25T', 'Câble U1000 R2V 3G2,5 touret 500 m', 'TOU', 96, 640],
  ['R2V5G6', 'Câble U1000 R2V 5G6 couronne 50 m', 'CRN', 28.4, 268],
  ['ICTA20', 'Gaine ICTA 3422 Ø 20 couronne 100 m', 'CRN', 6.9, 31],
  ['TAB3R', 'Coffret 3 rangées 39 modules + porte', 'PCE', 4.85, 74],
  ['CDC54', 'Chemin de câble dalle 54 × 200 – 3 m', 'PCE', 7.2, 38],
  ['DISJ20', 'Disjoncteur 1P+N 20 A courbe C', 'PCE', 0.13, 9.8],
  ['PAV600', 'Pavé LED 600 × 600 36 W', 'PCE', 3.1, 42],
  ['BENC16', 'Boîte d’encastrement double (× 50)', 'CT', 2.75, 37],
  ['GOUL60', 'Goulotte 60 × 40 blanche 2 m', 'PCE', 0.92, 11.2],
  ['BORNE7', 'Borne de recharge 7,4 kW murale', 'PCE', 5.6, 790],
]

export const roofing: readonly Ware[] = [
  ['TR10', 'Tuile terre cuite romane 10 au m²', 'U', 3.9, 1.62],
  ['FAI40', 'Faîtière à bourrelet 40 cm', 'U', 3.3, 8.9],
  ['LIT27', 'Liteau sapin traité 27 × 40 – 4 m', 'U', 2.2, 3.4],
  ['ECR75', 'Écran sous-toiture HPV rouleau 75 m²', 'RLX', 11.5, 119],
  ['ZNG65', 'Gouttière zinc demi-ronde dév. 33 – 4 m', 'U', 6.2, 47],
  ['DEP80', 'Tuyau de descente zinc Ø 80 – 2 m', 'U', 3.05, 26],
  ['FNT78', 'Fenêtre de toit 78 × 98', 'U', 29.5, 372],
  ['ARD32', 'Ardoise naturelle 32 × 22 (caisse de 100)', 'CS', 46, 118],
  ['SOL24', 'Solin plomb rouleau 250 mm × 5 m', 'RLX', 28.5, 156],
  ['CRO25', 'Crochets inox 2,7 × 100 (boîte de 500)', 'BTE', 3.4, 33],
]

export const joinery: readonly Ware[] = [
  ['MDF19', 'Panneau MDF 19 mm 2800 × 2070', 'PX', 82.5, 61],
  ['CTP15', 'Contreplaqué okoumé 15 mm 2500 × 1220', 'PX', 22.8, 54],
  ['MEL18B', 'Mélaminé blanc 18 mm 2800 × 2070', 'PX', 71.3, 58],
  ['BP83', 'Bloc-porte âme pleine 204 × 83', 'U', 38.4, 189],
  ['PLT38', 'Plan de travail stratifié 38 mm 3,05 m', 'U', 44.6, 96],
  ['ESC13', 'Escalier quart tournant hêtre (colis)', 'U', 118, 1290],
  ['PARQ14', 'Parquet contrecollé chêne 14 mm (2,20 m²)', 'PQT', 18.7, 79],
  ['LAMB', 'Lambris épicéa 13 × 120 botte 1,5 m²', 'BOT', 9.4, 22],
  ['QUINC', 'Coulisses sortie totale 500 mm (paire)', 'PR', 1.85, 29],
  ['COLB', 'Colle à bois D3 bidon 5 kg', 'BID', 5.35, 41],
]

export const painting: readonly Ware[] = [
  ['MAT15', 'Acryl mat blanc 15 L', 'POT', 22.8, 89],
  ['SAT15', 'Velours satin blanc 15 L', 'POT', 20.6, 124],
  ['IMP10', 'Impression universelle 10 L', 'POT', 14.3, 62],
  ['ENDL25', 'Enduit de lissage pâte seau 25 kg', 'SEAU', 25.9, 39],
  ['TDV50', 'Toile de verre maille 1 × 50 m', 'RLX', 8.4, 46],
  ['COLTV', 'Colle revêtement mural seau 20 kg', 'SEAU', 20.8, 51],
  ['WSP5', 'White spirit bidon 5 L', 'BID', 4.1, 17],
  ['FAC16', 'Peinture façade siloxane 16 L', 'POT', 25.7, 168],
  ['BACH', 'Bâche polyane 4 × 25 m rouleau', 'RLX', 9.1, 31],
  ['MANCH', 'Manchon microfibre 180 mm', 'U', 0.11, 5.4],
]

export const tiling: readonly Ware[] = [
  ['GC6060A', 'Grès cérame 60 × 60 ciment (1,44 m²)', 'CRT', 31.2, 34],
  ['GC20120', 'Grès cérame 20 × 120 bois (1,20 m²)', 'CRT', 24.9, 41],
  ['FA2550', 'Faïence 25 × 50 blanc mat (1,25 m²)', 'CRT', 17.6, 23],
  ['PLI2008', 'Plinthe 8 × 60 assortie (carton de 15)', 'CRT', 14.4, 48],
  ['COLC2S', 'Mortier-colle C2S1 sac 25 kg', 'SAC', 25.2, 26],
  ['JOI5', 'Joint souple gris seau 5 kg', 'SEAU', 5.3, 19],
  ['RAG25', 'Ragréage autolissant P3 sac 25 kg', 'SAC', 25.2, 29],
  ['NAT7', 'Natte de désolidarisation 7 m² rouleau', 'RLX', 6.8, 98],
  ['SEL10', 'Étanchéité SEL kit 10 m²', 'KIT', 15.4, 132],
  ['CRX2', 'Croisillons autonivelants 2 mm (× 250)', 'SAC', 0.95, 14],
]
