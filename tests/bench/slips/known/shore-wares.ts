import type { Ware } from './consigned.ts'

/** What a plumber and heating fitter orders. */
export const sanitary: readonly Ware[] = [
  ['SA-20110', 'Chauffe-eau stéatite vertical 150 L', 'U', 41.5, 412],
  ['SA-20145', 'Radiateur acier T22 600 × 1200', 'U', 43.2, 268],
  ['SA-31208', 'Receveur résine 80 × 120 blanc', 'U', 36, 239],
  ['SA-31290', 'Paroi fixe verre 8 mm 120 cm', 'U', 49.5, 318],
  ['SA-40031', 'Pack WC suspendu + bâti-support', 'PCK', 34.8, 355],
  ['SA-40077', 'Meuble vasque 80 cm 2 tiroirs', 'U', 38.4, 429],
  ['SA-51012', 'Tube cuivre écroui Ø 16 – barre 5 m', 'BAR', 2.05, 31.4],
  ['SA-51160', 'Tube multicouche Ø 20 – couronne 50 m', 'CRN', 7.4, 96],
  ['SA-51902', 'Tube PVC évac. Ø 100 – 4 m', 'BAR', 5.6, 15.2],
  ['SA-60044', 'Mitigeur lavabo chromé', 'U', 1.6, 74],
  ['SA-60213', 'Collecteur laiton 5 départs', 'U', 1.25, 52],
  ['SA-70008', 'Groupe de sécurité NF 3/4"', 'U', 0.85, 23.9],
  ['SA-70120', 'Vase d’expansion 25 L', 'U', 5.9, 47.5],
  ['SA-80001', 'Circulateur chauffage 25-60', 'U', 2.7, 189],
]

/** What an electrician orders. */
export const electrics: readonly Ware[] = [
  ['EX3G15C', 'Câble U1000 R2V 3G1,5 – couronne 100 m', 'CRN', 12.4, 98],
  ['EX3G25T', 'Câble U1000 R2V 3G2,5 – touret 500 m', 'TOU', 92, 640],
  ['EX5G6T', 'Câble U1000 R2V 5G6 – touret 250 m', 'TOU', 118, 910],
  ['EXICT20', 'Gaine ICTA Ø 20 préfilée – 100 m', 'CRN', 9.3, 61],
  ['EXICT25', 'Gaine ICTA Ø 25 – couronne 50 m', 'CRN', 5.1, 33],
  ['EXTPC90', 'Gaine TPC rouge Ø 90 – couronne 50 m', 'CRN', 20.5, 79],
  ['EXCOF13', 'Coffret 3 rangées 39 modules', 'U', 3.9, 58],
  ['EXDIF40', 'Interrupteur différentiel 40 A 30 mA', 'U', 0.31, 44],
  ['EXDIS20', 'Disjoncteur 20 A courbe C', 'U', 0.12, 8.9],
  ['EXCDC50', 'Chemin de câble 50 × 200 – 3 m', 'U', 6.2, 29],
  ['EXDAL60', 'Dalle LED 600 × 600 36 W', 'U', 2.8, 41],
  ['EXCONV', 'Radiateur à inertie 1500 W', 'U', 14.6, 298],
  ['EXBOIT', 'Boîte d’encastrement – carton de 50', 'CAR', 2.2, 27],
  ['EXPIQ', 'Piquet de terre 1,50 m galvanisé', 'U', 1.7, 12.4],
]

/** What a roofer orders. */
export const roofing: readonly Ware[] = [
  ['CV1001', 'Tuile canal 50 rouge nuancé', 'U', 2.1, 1.12],
  ['CV1002', 'Tuile grand moule terre cuite', 'U', 3.9, 1.85],
  ['CV1010', 'Faîtière demi-ronde 40', 'U', 3.4, 6.9],
  ['CV1020', 'Ardoise fibre-ciment 40 × 24 – palette', 'PAL', 1085, 1290],
  ['CV2001', 'Liteau sapin traité 27 × 40 – botte', 'BOT', 24.5, 32],
  ['CV2010', 'Chevron douglas 60 × 80 – 5 m', 'U', 12.2, 17.8],
  ['CV3001', 'Écran HPV 150 g – rlx 75 m²', 'RLX', 11.6, 94],
  ['CV3010', 'Laine de bois 145 mm – palette', 'PAL', 286, 820],
  ['CV4001', 'Gouttière zinc dév. 33 – 4 m', 'U', 6.4, 58],
  ['CV4010', 'Tuyau de descente zinc Ø 100 – 2 m', 'U', 3.8, 29],
  ['CV4020', 'Feuille zinc 0,65 mm 1 × 2 m', 'U', 9.4, 71],
  ['CV5001', 'Fenêtre de toit 114 × 118', 'U', 46, 498],
  ['CV5010', 'Plomb laminé 1,5 mm – rlx', 'RLX', 17.5, 88],
]

/** What a joiner orders. */
export const joinery: readonly Ware[] = [
  ['MN-083', 'Bloc-porte 83 × 204 âme pleine', 'U', 36.5, 168],
  ['MN-073', 'Bloc-porte 73 × 204 alvéolaire', 'U', 19.8, 92],
  ['MN-PE1', 'Porte d’entrée alu 90 × 215', 'U', 78, 1450],
  ['MN-FE2', 'Fenêtre PVC 2 vtx 120 × 125', 'U', 46, 342],
  ['MN-BC4', 'Baie coulissante alu 240 × 215', 'U', 112, 1780],
  ['MN-VR1', 'Volet roulant rénovation 120 × 140', 'U', 13.5, 265],
  ['MN-PQ14', 'Parquet chêne 14 mm – paquet 1,98 m²', 'PQT', 17.6, 88],
  ['MN-MDF', 'Panneau MDF 19 mm 2440 × 1220', 'U', 42, 39],
  ['MN-CTP', 'Contreplaqué peuplier 15 mm 2500 × 1220', 'U', 21.4, 44],
  ['MN-PLI', 'Plinthe sapin 10 × 70 – lot de 10', 'LOT', 8.2, 29],
  ['MN-PLC', 'Placard coulissant 2 vtx 180 × 250', 'U', 58.5, 379],
  ['MN-ESC', 'Escalier quart tournant hêtre', 'U', 142, 1690],
]

/** What a painter orders; the fourth number is the full tin's weight. */
export const coatings: readonly Ware[] = [
  ['PT-015', 'Peinture acrylique mate blanc 15 L', 'POT', 22.6, 86],
  ['PT-016', 'Peinture velours base P 15 L', 'POT', 21.9, 118],
  ['PT-020', 'Laque satinée glycéro 3 L', 'POT', 4.1, 54],
  ['PT-031', 'Impression universelle 15 L', 'POT', 21.5, 79],
  ['PT-040', 'Enduit de lissage pâte 20 kg', 'SEAU', 20.8, 33],
  ['PT-041', 'Enduit de rebouchage poudre 15 kg', 'SAC', 15.1, 22],
  ['PT-055', 'Toile de verre 2 × 50 m', 'RLX', 6.4, 48],
  ['PT-056', 'Colle toile de verre 10 kg', 'SEAU', 10.6, 41],
  ['PT-070', 'Façade siloxane 15 L', 'POT', 24.2, 149],
  ['PT-090', 'White-spirit 20 L', 'BID', 16.3, 61],
  ['PT-101', 'Manchon 180 mm – lot de 10', 'LOT', 0.9, 26],
  ['PT-110', 'Bâche de protection 4 × 5 – carton', 'CAR', 7.5, 34],
]

/** What a tiler orders. */
export const tiling: readonly Ware[] = [
  ['CA6060G', 'Grès cérame 60 × 60 gris (1,44 m²)', 'PQT', 30.4, 31],
  ['CA3060B', 'Faïence 30 × 60 blanc mat (1,26 m²)', 'PQT', 19.6, 22],
  ['CA20120', 'Grès effet bois 20 × 120 (1,20 m²)', 'PQT', 26.8, 39],
  ['CA6060X', 'Dalle 60 × 60 × 2 cm (0,72 m²)', 'PQT', 33.2, 34],
  ['CAMOS30', 'Mosaïque 30 × 30 (carton 11 plaques)', 'CAR', 14.9, 71],
  ['CACOL25', 'Mortier-colle C2S1 – sac de 25 kg', 'SAC', 25.2, 24],
  ['CAJOI05', 'Joint fin gris – sac de 5 kg', 'SAC', 5.1, 11.5],
  ['CARAG25', 'Ragréage P3 – sac de 25 kg', 'SAC', 25.2, 28],
  ['CAPRI05', 'Primaire d’accrochage 5 L', 'BID', 5.6, 49],
  ['CANAT10', 'Natte de désolidarisation rlx 10 m²', 'RLX', 6.9, 119],
  ['CAPROF', 'Profilé de finition alu 2,50 m', 'U', 0.7, 14],
  ['CASPEC', 'Système étanchéité liquide – kit 7 kg', 'KIT', 7.4, 68],
]
