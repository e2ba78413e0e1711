import type { Ware } from './consigned.ts'

export const sanitaryWares: readonly Ware[] = [
  ['LAVP60', 'Lavabo plan 60 cm céramique blanc', 'U', 17.5, 98],
  ['WCSUS', 'Cuvette WC suspendue sans bride', 'U', 22.4, 159],
  ['BATI112', 'Bâti-support WC autoportant 112 cm', 'U', 14.8, 139],
  ['RECV129', 'Receveur 120 × 90 résine blanc', 'U', 42.6, 289],
  ['PARO90', 'Paroi fixe 90 cm verre 8 mm', 'U', 36.2, 245],
  ['MITBD', 'Mitigeur thermostatique bain-douche', 'U', 2.35, 118],
  ['MULT16', 'Tube multicouche Ø 16 couronne 100 m', 'CRN', 10.8, 92],
  ['PVC100', 'Tube PVC évacuation Ø 100 barre 4 m', 'BAR', 5.6, 13.4],
  ['CEST200', 'Chauffe-eau stéatite vertical 200 L', 'U', 52, 415],
  ['SIPLAV', 'Siphon lavabo laiton chromé', 'U', 0.64, 17.9],
  ['COLD100', 'Colle PVC pot 1 L', 'POT', 1.12, 14.2],
]

export const heatingWares: readonly Ware[] = [
  ['CHGC24', 'Chaudière gaz condensation 24 kW murale', 'U', 38.5, 1490],
  ['RAD2200', 'Radiateur acier type 22 600 × 1000', 'U', 33.4, 172],
  ['RAD1100', 'Radiateur acier type 11 600 × 800', 'U', 15.9, 104],
  ['VASE18', 'Vase d’expansion 18 L', 'U', 3.8, 39],
  ['CIRC60', 'Circulateur 25-60 entraxe 180', 'U', 2.6, 148],
  ['PACEXT', 'Unité extérieure PAC 8 kW', 'U', 71, 3190],
  ['BALL300', 'Ballon tampon 300 L', 'U', 84, 690],
  ['PLDALLE', 'Dalle plancher chauffant R 1,85', 'M2', 1.4, 11.5],
  ['PER16', 'Tube PER BAO Ø 16 couronne 240 m', 'CRN', 24.5, 186],
]

export const electricWares: readonly Ware[] = [
  ['R2V3G25', 'Câble R2V 3G2,5 couronne 100 m', 'CRN', 15.2, 118],
  ['R2V5G6', 'Câble R2V 5G6 touret 100 m', 'TOU', 46.5, 472],
  ['ICTA20', 'Gaine ICTA Ø 20 couronne 100 m', 'CRN', 6.9, 27.5],
  ['TAB3R', 'Coffret 3 rangées 39 modules', 'U', 2.9, 46],
  ['DISJ16', 'Disjoncteur 16 A courbe C', 'U', 0.12, 8.9],
  ['DIF40', 'Interrupteur différentiel 40 A 30 mA', 'U', 0.28, 39],
  ['CHEM300', 'Chemin de câbles fil 300 × 54 – 3 m', 'U', 5.4, 41],
  ['DALLED', 'Dalle LED 600 × 600 36 W', 'U', 2.7, 36],
  ['PRI2PT', 'Prise 2P+T complète blanche', 'U', 0.09, 6.4],
  ['BAES', 'Bloc autonome d’évacuation 45 lm', 'U', 0.78, 52],
]

export const roofingWares: readonly Ware[] = [
  ['TUCAN', 'Tuile canal 50 rouge vieilli', 'U', 2.6, 1.32],
  ['TUROM', 'Tuile romane double emboîtement', 'U', 3.4, 1.61],
  ['FAIT33', 'Faîtière demi-ronde 33 cm', 'U', 3.1, 6.9],
  ['LIT27', 'Liteau sapin traité 27 × 40 – 4 m', 'U', 2.2, 3.9],
  ['ECR150', 'Écran sous-toiture HPV rouleau 75 m²', 'RLX', 11.5, 129],
  ['ZN65', 'Feuille zinc naturel 0,65 – 1 × 2 m', 'U', 9.3, 71],
  ['GOUT25', 'Gouttière zinc dév. 25 – 4 m', 'U', 6.1, 48],
  ['DESC80', 'Descente zinc Ø 80 – 2 m', 'U', 2.4, 26],
  ['LRV120', 'Laine de roche 120 mm panneau paquet', 'PQT', 14.6, 52],
  ['CLOU', 'Pointe galvanisée boîte 5 kg', 'BTE', 5.1, 24],
]

export const timberWares: readonly Ware[] = [
  ['BAST65', 'Bastaing sapin 65 × 175 – 5 m', 'U', 26.4, 33],
  ['CHEV80', 'Chevron 80 × 80 – 4 m', 'U', 12.1, 17.5],
  ['OSB322', 'Dalle OSB 3 22 mm 2500 × 675', 'U', 24.2, 29],
  ['CTBX18', 'Contreplaqué extérieur 18 mm 2500 × 1220', 'U', 29.8, 78],
  ['MDF19', 'Panneau MDF 19 mm 2440 × 1220', 'U', 42.5, 46],
  ['MELBL', 'Mélaminé blanc 19 mm 2800 × 2070', 'U', 75.2, 88],
  ['BP73', 'Bloc-porte âme pleine 204 × 73', 'U', 31.5, 144],
  ['PARCH', 'Parquet chêne contrecollé 14 mm', 'M2', 9.2, 49],
  ['PLAN38', 'Plan de travail stratifié 38 mm 3,05 m', 'U', 44.6, 112],
]

export const paintWares: readonly Ware[] = [
  ['MATV15', 'Peinture mate velours blanc seau 15 L', 'SEAU', 22.3, 94],
  ['SAT10', 'Satin acrylique blanc seau 10 L', 'SEAU', 13.9, 88],
  ['IMPR15', 'Impression universelle seau 15 L', 'SEAU', 21.6, 72],
  ['ENDLIS', 'Enduit de lissage sac 25 kg', 'SAC', 25.2, 19.8],
  ['ENDGAR', 'Enduit garnissant airless seau 25 kg', 'SEAU', 26, 31],
  ['TDV', 'Toile de verre maille moyenne 50 m²', 'RLX', 8.4, 43],
  ['COLTDV', 'Colle toile de verre seau 20 kg', 'SEAU', 20.9, 34],
  ['SILFAC', 'Peinture façade siloxane ton pierre 15 L', 'SEAU', 24.1, 129],
  ['WS5', 'White-spirit bidon 5 L', 'BID', 4.2, 16.5],
  ['BACHE', 'Bâche de protection 4 × 5 m', 'U', 0.6, 3.2],
]

export const tileWares: readonly Ware[] = [
  ['GC6060', 'Grès cérame gris 60 × 60 (1,44 m²/bte)', 'BTE', 31.2, 34.4],
  ['GC2012', 'Grès aspect bois 20 × 120 (1,20 m²/bte)', 'BTE', 26.5, 41],
  ['FAI2560', 'Faïence blanche 25 × 60 (1,50 m²/bte)', 'BTE', 21.4, 27],
  ['COLC2', 'Mortier colle C2S1 gris sac 25 kg', 'SAC', 25.15, 23.9],
  ['JOIN5', 'Joint fin gris perle sac 5 kg', 'SAC', 5.08, 11.2],
  ['CHAP30', 'Chape fibrée prête à l’emploi 30 kg', 'SAC', 30.2, 9.6],
  ['RAGR25', 'Ragréage fibré sol sac 25 kg', 'SAC', 25.2, 24.8],
  ['SPEC20', 'Kit étanchéité douche 7 kg', 'KIT', 7.9, 69],
  ['PLINT', 'Plinthe assortie 8 × 60 (carton 15 u.)', 'CT', 12.6, 44],
  ['CROIS', 'Croisillons 3 mm sachet 250', 'SCH', 0.3, 4.6],
]
