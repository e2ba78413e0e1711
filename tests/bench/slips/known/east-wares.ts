import type { Ware } from './consigned.ts'

export type Rows = readonly Ware[]

/** A merchant of all goods: what a mason or a plasterer takes away. */
export const yardWares: Rows = [
  ['100412', 'Ciment gris 32,5 R sac 35 kg', 'SAC', 35, 8.95],
  ['100418', 'Chaux NHL 3,5 sac 25 kg', 'SAC', 25, 11.2],
  ['120033', 'Parpaing creux 20x20x50 B40', 'PCE', 17.5, 1.74],
  ['120077', 'Planelle isolée 20x5x80', 'PCE', 9.6, 4.85],
  ['131205', 'Treillis ST10 2,40x3,60', 'PCE', 17.7, 24.6],
  ['150910', 'Plaque de plâtre BA13 2,50x1,20', 'PCE', 25.2, 9.05],
  ['151044', 'Rail R48 3 m', 'PCE', 2.05, 3.95],
  ['151061', 'Montant M48 2,50 m', 'PCE', 1.95, 4.4],
  ['152310', 'Enduit à joint prise normale 25 kg', 'SAC', 25, 17.3],
  ['160501', 'Laine minérale GR32 120 mm', 'RLX', 11.4, 41.8],
  ['170220', 'Mortier-colle C2S1 blanc 25 kg', 'SAC', 25, 24.9],
  ['180102', 'Sable 0/4 big bag', 'BB', 980, 62],
  ['190340', 'Tube PVC CR8 Ø 125 3 m', 'PCE', 7.8, 19.4],
  ['190355', 'Coude PVC Ø 125 45° MF', 'PCE', 0.55, 4.1],
  ['200718', 'Hourdis polystyrène 1,20 m', 'PCE', 2.3, 8.9],
  ['201144', 'Poutrelle béton 4,20 m', 'PCE', 72.5, 38],
]

/** Pipes, basins and pans. */
export const plumbingWares: Rows = [
  ['SAN-2041', 'Pack WC suspendu bâti-support', 'U', 31.5, 289],
  ['SAN-2077', 'Cuvette suspendue sans bride', 'U', 18.4, 142],
  ['SAN-3310', 'Receveur résine 90x140 blanc', 'U', 46.8, 312],
  ['SAN-3342', 'Paroi de douche 8 mm 120 cm', 'U', 52.6, 398],
  ['SAN-4105', 'Meuble vasque 80 cm 2 tiroirs', 'U', 38.9, 445],
  ['SAN-4190', 'Baignoire acrylique 170x75', 'U', 27.3, 264],
  ['TUB-0116', 'Tube cuivre écroui 16x1 barre 5 m', 'BAR', 2.1, 41],
  ['TUB-0322', 'Tube multicouche Ø 20 couronne 100 m', 'CRN', 13.2, 118],
  ['TUB-0540', 'Tube PVC évacuation Ø 40 4 m', 'BAR', 1.9, 6.8],
  ['ROB-1102', 'Mitigeur lavabo C3', 'U', 1.65, 74],
  ['ROB-1160', 'Colonne thermostatique', 'U', 4.3, 236],
  ['RAC-7713', 'Raccord à sertir Ø 20 (sachet de 10)', 'SAC', 0.82, 46],
  ['CE-200V', 'Chauffe-eau 200 l vertical mural', 'U', 48.5, 412],
  ['ECO-0090', 'Groupe de sécurité 3/4"', 'U', 0.68, 31],
]

/** Boilers, radiators, heat pumps. */
export const heatingWares: Rows = [
  ['CH24-MX', 'Chaudière murale condensation 24 kW', 'PC', 36.5, 1490],
  ['PAC08-UE', 'Pompe à chaleur 8 kW unité extérieure', 'PC', 102, 3870],
  ['PAC08-MI', 'Module hydraulique intérieur 8 kW', 'PC', 54.5, 2140],
  ['BAL300', 'Ballon ECS inox 300 l', 'PC', 118, 1320],
  ['RAD22-600', 'Radiateur acier T22 600x1000', 'PC', 33.8, 164],
  ['RAD11-600', 'Radiateur acier T11 600x800', 'PC', 15.6, 98],
  ['SSR-400', 'Radiateur sèche-serviettes 500 W', 'PC', 12.4, 219],
  ['VEX-025', 'Vase expansion 25 l', 'PC', 5.2, 58],
  ['CIRC-60', 'Circulateur 25-60 180', 'PC', 2.6, 187],
  ['DAL-PC', 'Dalle plancher chauffant (paquet 9,6 m²)', 'PQ', 11.8, 132],
  ['PER16', 'Tube PER BAO 16x1,5 couronne 240 m', 'CR', 21.4, 168],
  ['FUM-125', 'Conduit inox double paroi Ø 125 1 m', 'PC', 4.9, 87],
  ['GLY-20', 'Antigel concentré bidon 20 l', 'BD', 22.3, 96],
]

/** Cables, trays and switchgear. */
export const electricalWares: Rows = [
  ['U1000R2V-3G25', 'U1000 R2V 3G2,5 touret 500 m', 'TRT', 96, 640],
  ['U1000R2V-5G6', 'U1000 R2V 5G6 touret 250 m', 'TRT', 131, 1120],
  ['H07VU15', 'Fil H07V-U 1,5 couronne 100 m', 'CRN', 2.1, 24],
  ['ICTA20-100', 'Gaine ICTA 3422 Ø 20 100 m', 'CRN', 7.4, 33],
  ['TPC90', 'Gaine TPC Ø 90 rouge 50 m', 'CRN', 17.5, 71],
  ['CDC200', 'Chemin de câbles dalle 200x54 3 m', 'ML', 6.3, 38],
  ['TAB4R', 'Tableau nu 4 rangées 52 modules', 'P', 3.4, 62],
  ['DIFF63A', 'Interrupteur différentiel 63 A 30 mA', 'P', 0.28, 54],
  ['DJ16', 'Disjoncteur 16 A (boîte de 12)', 'BTE', 1.32, 79],
  ['BATI250', 'Armoire métallique IP55 1000x800', 'P', 58.2, 512],
  ['LUM60', 'Dalle LED 600x600 36 W', 'P', 2.9, 47],
  ['GRILL48', 'Boîte encastrée (carton de 100)', 'CT', 4.6, 38],
  ['COND-CU', 'Câblette cuivre nu 25 mm² 100 m', 'CRN', 22.4, 210],
]

/** Power tools, ladders, fixings. */
export const toolWares: Rows = [
  ['PERF26', 'Perforateur SDS+ 26 mm 800 W', 'U', 4.7, 189],
  ['MEUL230', 'Meuleuse 230 mm 2200 W', 'U', 6.9, 142],
  ['BETO160', 'Bétonnière électrique 160 l', 'U', 61, 349],
  ['ECHF7', 'Échafaudage roulant alu 7 m', 'U', 138, 1690],
  ['SCIE254', 'Scie à onglet radiale 254 mm', 'U', 21.5, 398],
  ['CARR125', 'Coupe-carreaux manuel 125 cm', 'U', 19.8, 276],
  ['BROU90', 'Brouette galvanisée 90 l', 'U', 14.2, 79],
  ['TREP', 'Tréteau de maçon réglable', 'U', 9.4, 34],
  ['VIS5X80', 'Vis bois 5x80 boîte de 500', 'BTE', 3.85, 29],
  ['CHEV10', 'Cheville à frapper 8x80 boîte de 200', 'BTE', 2.2, 24],
  ['CLOU', 'Pointes annelées 90 mm seau 5 kg', 'SEAU', 5.2, 21],
  ['COMP50', 'Compresseur 50 l 2,5 CV', 'U', 33.6, 259],
  ['ETAI3', 'Étai tirant-poussant 3 m', 'U', 12.9, 32],
]

/** Tiles, slates, zinc, underlay. */
export const roofWares: Rows = [
  ['TCC-ROU', 'Tuile canal 50 rouge nuancé', 'PCE', 2.2, 0.94],
  ['TMR-VIE', 'Tuile romane vieillie', 'PCE', 3.35, 1.52],
  ['FAI-ROU', 'Faîtière angulaire', 'PCE', 3.9, 8.7],
  ['ARD-3222', 'Ardoise naturelle 32x22 (les 100)', 'CENT', 42, 168],
  ['ZINC065', 'Bobine zinc 0,65 mm 500 mm', 'BOB', 51.5, 286],
  ['GOUT25', 'Gouttière zinc demi-ronde 25 4 m', 'LG', 5.1, 41],
  ['ECR-HPV', 'Écran sous-toiture HPV R3 75 m²', 'RLX', 11.6, 128],
  ['LIT2738', 'Liteau sapin 27x38 traité botte de 10', 'BOT', 20.5, 32],
  ['CHV6375', 'Chevron 63x75 5 m', 'PCE', 11.1, 17.4],
  ['CLO-TUI', 'Closoir ventilé 5 m', 'RLX', 1.4, 36],
  ['MOR-FAI', 'Mortier de faîtage sac 25 kg', 'SAC', 25, 16.8],
  ['FEN-T78', 'Fenêtre de toit 78x98', 'PCE', 34, 318],
  ['BAC-1045', 'Bac acier nervuré 4,50 m', 'PCE', 29.4, 74],
]
