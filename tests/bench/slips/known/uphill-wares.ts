import type { Ware } from './consigned.ts'

export const masonry: readonly Ware[] = [
  ['100412', 'Ciment CEM II/B-LL 32,5 R sac 35 kg', 'SAC', 35, 9.2],
  ['100733', 'Chaux NHL 3,5 sac de 25 kg', 'SAC', 25, 11.6],
  ['102090', 'Bloc creux béton B40 20x20x50', 'U', 17.5, 1.58],
  ['102117', 'Bloc à bancher 20x20x50', 'U', 20.4, 2.41],
  ['104801', 'Treillis ST25C 6,00 x 2,40', 'PAN', 43.5, 58.9],
  ['104955', 'Armature semelle S35 - 6 m', 'U', 13.8, 24.1],
  ['107220', 'Linteau précontraint 10x20 - 1,40 m', 'U', 31, 18.7],
  ['109340', 'Mortier de montage M10 sac 25 kg', 'SAC', 25, 7.9],
  ['111004', 'Sable 0/4 lavé big-bag', 'BB', 1000, 64],
  ['113618', 'Bordure P1 béton gris 1 ml', 'U', 40, 5.35],
  ['115002', 'Regard béton 40x40 réhausse', 'U', 52, 22.8],
  ['118870', 'Film polyane 150 µ 6 x 25 m', 'RLX', 21, 43.5],
]

export const plumbing: readonly Ware[] = [
  ['SAN2207', 'Pack WC au sol sortie horizontale', 'PCE', 28.6, 142],
  ['SAN3180', 'Receveur résine 120 x 90 blanc', 'PCE', 41.2, 248],
  ['CHF1150', 'Chauffe-eau stéatite 150 L vertical mural', 'PCE', 39.5, 412],
  ['CHF0802', 'Radiateur acier T22 600 x 1000', 'PCE', 31.7, 129],
  ['TUB1614', 'Tube cuivre écroui 14/16 barre 5 m', 'BAR', 1.95, 31.4],
  ['PER1612', 'Couronne PER gainé rouge 13/16 100 m', 'CRN', 12.4, 88],
  ['EVA0100', 'Tube évacuation PVC NF Me Ø 100 x 4 m', 'BAR', 5.8, 13.9],
  ['ROB5521', 'Mitigeur thermostatique douche', 'PCE', 1.62, 96],
  ['BAT9004', 'Bâti-support autoportant', 'PCE', 17.3, 189],
  ['GRO0311', 'Groupe de sécurité 3/4 laiton', 'PCE', 0.74, 27.5],
]

export const electric: readonly Ware[] = [
  ['U1000R3G25', 'Câble R2V 3G2,5 touret 500 m', 'TRT', 91, 540],
  ['ICTA2031', 'Gaine ICTA 3422 Ø 20 tire-fil 100 m', 'CRN', 6.4, 24.8],
  ['H07VU15B', 'Fil rigide 1,5 mm² bleu 100 m', 'CRN', 2.05, 17.9],
  ['TGB4R13', 'Coffret 4 rangées 52 modules', 'PCE', 4.9, 71],
  ['DCL16A', 'Disjoncteur C16 1P+N', 'PCE', 0.124, 6.4],
  ['CHC1500', 'Chemin de câbles dalle 100 x 48 - 3 m', 'LG', 5.1, 22.7],
  ['RAD1500', 'Panneau rayonnant 1500 W', 'PCE', 7.8, 168],
  ['VMCHYG', 'Caisson VMC hygro B', 'PCE', 4.35, 211],
  ['LUM1200', 'Réglette LED étanche 1,20 m', 'PCE', 1.46, 29.9],
]

export const plaster: readonly Ware[] = [
  ['4410127', 'Plaque BA13 standard 250 x 120', 'PLQ', 25.5, 8.4],
  ['4410250', 'Plaque hydro H1 BA13 260 x 120', 'PLQ', 29.3, 14.1],
  ['4411801', 'Plaque BA18 phonique 260 x 90', 'PLQ', 34.6, 19.9],
  ['4422048', 'Montant M48/35 - 3,00 m', 'BAR', 2.16, 4.6],
  ['4422500', 'Rail R48 - 3,00 m', 'BAR', 1.86, 3.9],
  ['4422917', 'Fourrure F530 - 5,30 m', 'BAR', 3.29, 5.4],
  ['4460030', 'Enduit à joint PR2 sac 25 kg', 'SAC', 25, 24.2],
  ['4480145', 'Laine de verre GR32 120 mm rouleau', 'RLX', 12.9, 46],
  ['4480320', 'Panneau laine de bois 145 mm', 'PQT', 23.4, 57],
]

export const roofing: readonly Ware[] = [
  ['TU-FAR10', 'Tuile mécanique faible galbe rouge', 'U', 3.9, 1.34],
  ['TU-FAIT', 'Faîtière angulaire à emboîtement', 'U', 4.2, 7.1],
  ['TU-RIVE', 'Tuile de rive gauche', 'U', 4.6, 8.9],
  ['AR-3222', 'Ardoise naturelle 32 x 22', 'U', 0.58, 1.12],
  ['LIT-2740', 'Liteau sapin traité 27 x 40 - 4 m', 'U', 2.1, 2.9],
  ['ECR-HPV', 'Écran sous-toiture HPV R2 1,5 x 50 m', 'RLX', 11.2, 97],
  ['ZN-GOUT', 'Gouttière zinc demi-ronde 25 - 4 m', 'U', 6.7, 34],
  ['FEN-7898', 'Fenêtre de toit 78 x 98', 'U', 36, 312],
  ['BAC-4025', 'Bac acier nervuré 4,00 m', 'U', 29.4, 61],
]

export const timber: readonly Ware[] = [
  ['DOU-75225', 'Madrier douglas 75 x 225 - 5 m', 'PCE', 46.4, 78],
  ['SAP-63175', 'Bastaing sapin 63 x 175 - 4 m', 'PCE', 20.7, 33],
  ['SAP-4038', 'Tasseau 38 x 40 - 3 m', 'PCE', 2.1, 3.4],
  ['OSB-18', 'Dalle OSB3 18 mm 2500 x 675', 'PCE', 19.8, 23.6],
  ['CTB-22', 'Panneau CTBH 22 mm 2050 x 925', 'PCE', 29.1, 27.2],
  ['MEL-27', 'Lame terrasse mélèze 27 x 145 - 4 m', 'PCE', 9.6, 17.8],
  ['KVH-100', 'Poteau contrecollé 100 x 100 - 3 m', 'PCE', 14.1, 41],
]

export const tiles: readonly Ware[] = [
  ['GC6060-AN', 'Grès cérame 60 x 60 anthracite', 'BTE', 31.2, 36],
  ['GC2012-CH', 'Grès cérame 20 x 120 aspect chêne', 'BTE', 25.9, 41],
  ['FA2520-BL', 'Faïence 25 x 50 blanc mat', 'BTE', 17.4, 19.9],
  ['PL60-AN', 'Plinthe 8 x 60 anthracite', 'BTE', 11.5, 44],
  ['COL-C2S1', 'Mortier-colle C2S1 sac de 25 kg', 'SAC', 25.3, 29],
  ['JOI-GR', 'Joint fin gris perle 5 kg', 'SAC', 5.1, 11.7],
  ['RAG-15', 'Ragréage fibré P3 25 kg', 'SAC', 25.3, 26.4],
]
