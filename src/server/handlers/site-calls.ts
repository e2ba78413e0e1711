import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callName, ourNames, specifiedNames, type Extensions } from '#contract/wire/extensions.ts'
import { centsFromEuros, eurosFromCents } from '#rules/price/money.ts'
import { limitedHalfDays } from '#server/capacity/half-days-left.ts'
import { callerOf } from '#server/guards/audience.ts'
import type { Handlers } from '#server/http/handler.ts'
import { insertAbandonment } from '#server/abandonments/abandonments.ts'

export const siteCalls = {
  readSettings: async (_call, world) => {
    const { delivery, vatPercent } = world.tariff
    return {
      processor: world.payments.processor,
      companies: world.companies !== null,
      supplements: {
        flex: eurosFromCents(delivery.flex),
        planifiee: eurosFromCents(delivery.planifiee),
        urgent: eurosFromCents(delivery.urgent),
      },
      vatPercent,
      closings: [...(await world.settings.closings())],
      zone: await world.settings.zone(),
      limited: await limitedHalfDays(world),
      extensions,
    }
  },

  /**
   * Keeps what a user left undone in the order form (R36). The account is that of the session, where one comes along;
   * the number in the body is only claimed.
   */
  recordAbandonment: async ({ body }, world) => {
    const { db, now } = world
    const caller = await callerOf(`Bearer ${body.jeton ?? ''}`, world)
    await insertAbandonment(db, {
      claimed_supplier_id: body.id_fournisseur,
      supplier_id: caller?.id ?? null,
      pickup_address: body.adresse_ramassage,
      delivery_address: body.adresse_livraison,
      weight: body.poids,
      delivery_type: body.type_livraison,
      price_ht: body.prix_calcule_ht === null ? null : centsFromEuros(body.prix_calcule_ht),
      price_ttc: body.prix_calcule_ttc === null ? null : centsFromEuros(body.prix_calcule_ttc),
      is_complete: body.formulaire_complet ? 1 : 0,
      seconds: Math.round(body.temps_remplissage_secondes),
      reason: body.raison_abandon,
      errors: body.erreurs_validation,
      tries: body.tentatives_submit,
      received_at: now().getTime(),
    })
    return { success: true }
  },
} satisfies Partial<Handlers>

/** All of them, for a page that is served elsewhere. */
const extensions: Record<string, string[]> = Object.fromEntries([
  ...Object.values<Endpoint>(api)
    .map(callName)
    .filter((name) => !(name in specifiedNames))
    .map((name) => [name, []]),
  ...Object.entries<Extensions[string]>(ourNames),
])
