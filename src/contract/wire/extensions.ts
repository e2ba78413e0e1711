import { deviceHeader, idempotencyHeader } from './headers.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** How a call is named in the settings: 'GET /fo/events'. */
export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** What a provider understands beyond sections 3 and 7: names of ours by their call; a call of ours with none. */
export type Extensions = Readonly<Record<string, readonly string[]>>

/** The order data of section 3. */
const orderData = [
  'bordereauFileName',
  'id_fournisseur',
  'adressPickUp',
  'email',
  'adresseLivraison',
  'dateLivraison',
  'telephone',
  'raisonSocial',
  'raisonSocialClient',
  'nomClient',
  'prenomClient',
  'longitudePickUp',
  'altitudePickUp',
  'altitudeLivraison',
  'longitudeLivraison',
  'commantaire',
  'poids',
  'poidsLabel',
  'poidsSupplement',
  'estimatedTime',
  'tempsSupplement',
  'tarifBase',
  'totalHT',
  'totalTTC',
  'livraisonType',
  'flexHalfDay',
  'flexHalfDayLabel',
  'detectedWeightKg',
  'detectedBucket',
]

const abandonment = [
  'id_fournisseur',
  'adresse_ramassage',
  'adresse_livraison',
  'poids',
  'type_livraison',
  'prix_calcule_ht',
  'prix_calcule_ttc',
  'formulaire_complet',
  'temps_remplissage_secondes',
  'raison_abandon',
  'erreurs_validation',
  'tentatives_submit',
]

const profile = ['nom', 'prenom', 'telephone', 'societe', 'adresseFacturation', 'codePostal', 'ville']

/** Every call of section 7 with the names that sections 3 and 7 give it (R58): any provider understands these. */
export const specifiedNames: Extensions = {
  'POST /register': [
    'email',
    'password',
    'prenom',
    'nom',
    'telephone',
    'adresse',
    'latitude',
    'longitude',
    'societe',
    'tva',
    'siret',
  ],
  'POST /login': ['email', 'password'],
  'POST /reset': ['email'],
  'POST /verify-reset-code': ['email', 'code'],
  'POST /update-password': ['email', 'password', 'code'],
  'POST /users/update/:id': [...profile, 'current_password', 'new_password'],
  'POST /contact': ['nom', 'email', 'message', 'fichier'],
  'POST /calculate-duration': ['origin', 'destination', 'departure_time'],
  'POST /fo/calculate-price': ['id_fournisseur', 'poids', 'estimatedTime', 'livraisonType'],
  'POST /fo/sendMailDemandeCommandeFournisseur': [...orderData, 'bordereau'],
  'POST /bo/ocr-bordereau': ['bordereau'],
  'GET /fo/last-delivery/:id': [],
  'GET /fo/last-order/:supplierId': [],
  'GET /fo/my-orders': [],
  'GET /fo/commande/:id/pod-images': [],
  'POST /fo/form-abandonment': abandonment,
  'POST /fo/upload-bordereau': ['bordereau'],
  'POST /fo/create-payment-intent': ['amount', 'orderData', ...orderData],
  'POST /fo/confirm-order-payment': ['orderId', 'paymentIntentId'],
}

const signatures = ['signaturePickUp', 'signatureLivraison']
const buyersOwn = ['reference', 'chantier', 'natureMarchandise', 'nombreColis']

/** What our own server understands in them besides. `remember`: section 7 has the flag, without a name. */
export const ourNames: Extensions = {
  'POST /login': ['remember', deviceHeader],
  'POST /reset': [deviceHeader],
  'POST /verify-reset-code': [deviceHeader],
  'POST /update-password': [deviceHeader],
  'POST /users/update/:id': ['tva', 'siret'],
  'POST /contact': [idempotencyHeader],
  'POST /calculate-duration': ['adressPickUp', 'adresseLivraison', ...signatures],
  'POST /fo/sendMailDemandeCommandeFournisseur': [...signatures, ...buyersOwn, idempotencyHeader],
  'GET /fo/my-orders': ['avant', 'commande', 'de'],
  'POST /fo/form-abandonment': ['jeton'],
  'POST /fo/create-payment-intent': [...signatures, ...buyersOwn, idempotencyHeader],
}
