import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { aPastOrder } from './past-order.ts'

/** An order of the sample supplier as the team sees it: paid, to be prepared, due at noon. */
export function aStaffOrder(changes: Partial<StaffOrder> = {}): StaffOrder {
  return {
    ...aPastOrder(),
    supplier: 'Exemple Matériaux',
    supplierPhone: '0600000000',
    storeNote: '',
    accessNote: '',
    neighbour: '',
    due: new Date('2026-11-20T12:00:00+01:00'),
    steps: [{ to: 3, onPurpose: false }],
    undoableUntil: null,
    photos: 0,
    ...changes,
  } as StaffOrder
}

/** The same on the wire. */
export function aWireStaffOrder(changes: Record<string, unknown> = {}) {
  return {
    id: 1042,
    DateCommande: '2026-11-18 09:12:00',
    StatuCommande: 4,
    StatuPaiement: 1,
    adressPickUp: 'Zone de l’Exemple, 06150 Cannes',
    AdresseLivraison: '12 Chemin de l’Exemple, 06250 Mougins',
    RaisonSocialClient: 'Exemple Toiture',
    prenomClient: 'Dominique',
    nomClient: 'Modèle',
    telephone: '0698765432',
    TTC: 47.88,
    HT: 39.9,
    poids_label: '151-300 kg',
    fournisseur: 'Exemple Matériaux',
    telephoneFournisseur: '0600000000',
    echeance: '2026-11-20 12:00:00',
    etapes: [{ vers: 3, expres: false }],
    annulable: null,
    photos: 0,
    ...changes,
  }
}
