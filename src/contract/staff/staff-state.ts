import * as v from 'valibot'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { call } from '#contract/wire/call.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { euros } from '#contract/wire/wire.ts'
import { managersOnly } from '#contract/team-roles.ts'

const waiting = v.pipe(
  v.looseObject({ quoi: anyText, nombre: v.number(), depuis: dateOrNull, bloques: v.number() }),
  v.transform(({ quoi: kind, nombre: count, depuis: since, bloques: stuck }) => ({ kind, count, since, stuck })),
)

const letter = v.pipe(
  v.looseObject({
    id: identifier,
    sms: v.boolean(),
    a: anyText,
    sujet: anyText,
    ecrit_le: dateOrNull,
    erreur: anyText,
  }),
  v.transform(({ id, sms: isText, a: to, sujet: subject, ecrit_le: writtenAt, erreur: error }) => ({
    id,
    isText,
    to,
    subject,
    writtenAt,
    error,
  })),
)

const owed = v.pipe(
  v.looseObject({ commande: identifier, montant: euros, depuis: dateOrNull, erreur: anyText }),
  v.transform(({ commande: orderId, montant: cents, depuis: since, erreur: error }) => ({
    orderId,
    cents,
    since,
    error,
  })),
)

/**
 * How the service is: what waits, and what is stuck. `lettres`: given up, at most 50; `remboursements`: refused, at
 * most 50; `debits`: charged, marking no order paid; `sauvegarde`: the last backup.
 */
export const staffState = call({
  method: 'GET',
  path: '/bo/etat',
  audience: managersOnly,
  reply: v.pipe(
    v.looseObject({
      version: anyText,
      attente: v.array(waiting),
      lettres: v.array(letter),
      remboursements: v.array(owed),
      debits: v.array(owed),
      sauvegarde: dateOrNull,
    }),
    v.transform(
      ({ version, attente: backlog, lettres: letters, remboursements: refunds, debits: charges, sauvegarde }) => ({
        version,
        backlog,
        letters,
        refunds,
        charges,
        backedUpAt: sauvegarde,
      }),
    ),
  ),
})

/**
 * What the team does about it: has it tried again, or leaves a letter that was given up (`laisser`). 404 when nothing
 * of that number is stuck.
 */
export const handleStuck = call({
  method: 'POST',
  path: '/bo/etat',
  audience: managersOnly,
  body: v.variant(
    'quoi',
    [
      v.object({
        quoi: v.literal('lettre'),
        id: identifierParam('Inconnu'),
        faire: v.picklist(['reessayer', 'laisser'], 'Inconnu'),
      }),
      v.object({
        quoi: v.literal('remboursement'),
        id: identifierParam('Inconnu'),
        faire: v.literal('reessayer', 'Inconnu'),
      }),
    ],
    'Inconnu',
  ),
  reply: v.looseObject({}),
})
