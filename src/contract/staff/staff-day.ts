import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { euros, instantFromWire, wireInstant } from '#contract/wire/wire.ts'
import { atTheDesk } from '#contract/team-roles.ts'

/** A Paris day: 'yyyy-MM-dd'. */
export const dayText = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/, 'Jour invalide'),
  v.check((text) => !Number.isNaN(instantFromWire(text).getTime()), 'Jour invalide'),
)

/**
 * What a Paris day comes to: orders to be brought on it, by status (`aPreparer`: not left yet), today's with what is
 * late; what was delivered, ordered and paid on it. `jour`: 'yyyy-MM-dd', or today.
 */
export const staffDay = call({
  method: 'GET',
  path: '/bo/day',
  audience: atTheDesk,
  query: v.object({ jour: v.optional(dayText) }),
  reply: v.pipe(
    v.looseObject({
      jour: dayText,
      livrees: v.number(),
      enRoute: v.number(),
      aPreparer: v.number(),
      annulees: v.number(),
      commandes: v.number(),
      encaisseTTC: euros,
      livreHT: euros,
    }),
    v.transform(({ jour, livrees, enRoute, aPreparer, annulees, commandes, encaisseTTC, livreHT }) => ({
      day: jour,
      delivered: livrees,
      delivering: enRoute,
      toPrepare: aPreparer,
      cancelled: annulees,
      ordered: commandes,
      paidTTC: encaisseTTC,
      deliveredHT: livreHT,
    })),
  ),
})

const message = v.pipe(
  v.looseObject({
    id: identifier,
    recu_le: wireInstant,
    nom: anyText,
    email: anyText,
    message: anyText,
    fichier: v.nullish(v.string(), null),
    compte: v.nullish(
      v.object({ societe: anyText, telephone: anyText, derniere_commande: v.nullish(identifier, null) }),
      null,
    ),
  }),
  v.transform(({ id, recu_le: receivedAt, nom: name, email, message: text, fichier: file, compte }) => ({
    id,
    receivedAt,
    name,
    email,
    text,
    file,
    account: compte && { company: compte.societe, phone: compte.telephone, lastOrder: compte.derniere_commande },
  })),
)
export type StaffMessage = v.InferOutput<typeof message>

/**
 * What was written to us by the contact form, newest first, at most 200. `fichier`: the name of the attachment;
 * `compte`: the account of that address, which whoever wrote has only named.
 */
export const staffMessages = call({
  method: 'GET',
  path: '/bo/messages',
  audience: atTheDesk,
  reply: v.looseObject({ data: v.array(message) }),
})

const abandonment = v.pipe(
  v.looseObject({
    id: identifier,
    recu_le: dateOrNull,
    adresse_ramassage: anyText,
    adresse_livraison: anyText,
    poids: anyText,
    type_livraison: anyText,
    prix_calcule_ttc: v.nullish(euros, null),
    formulaire_complet: v.boolean(),
    temps_remplissage_secondes: v.number(),
    raison_abandon: anyText,
    erreurs_validation: v.nullish(v.string(), null),
    tentatives_submit: v.number(),
  }),
  v.transform((wire) => ({
    id: wire.id,
    receivedAt: wire.recu_le,
    pickupAddress: wire.adresse_ramassage,
    deliveryAddress: wire.adresse_livraison,
    weight: wire.poids,
    type: wire.type_livraison,
    totalTTC: wire.prix_calcule_ttc,
    isComplete: wire.formulaire_complet,
    seconds: wire.temps_remplissage_secondes,
    reason: wire.raison_abandon,
    errors: wire.erreurs_validation,
    attempts: wire.tentatives_submit,
  })),
)
export type StaffAbandonment = v.InferOutput<typeof abandonment>

/** Order forms left undone (section 7), newest first, at most 200; their accounts, being unchecked, are left out. */
export const staffAbandonments = call({
  method: 'GET',
  path: '/bo/abandonments',
  audience: atTheDesk,
  reply: v.looseObject({ data: v.array(abandonment) }),
})
